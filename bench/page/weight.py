"""The bytes loaded on a first visit, and the time until the first choice can be made."""

import argparse

from playwright.sync_api import Page
from tests.browser.playing import await_turn, sit_down

from bench.page.browsing import SIZES, browsing, dom_and_heap, loaded, visit
from bench.server.players import quantile


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--slower", type=float, default=1, help="factor by which the CPU is throttled")
    words.add_argument("--size", choices=SIZES, default="desk")
    words.add_argument("--times", type=int, default=7)
    asked = words.parse_args()
    firsts: list[float] = []
    with browsing() as (browser, server):
        context, page = visit(browser, server, asked.size, asked.slower)
        page.goto("/")
        page.wait_for_load_state("networkidle")
        report("home", page)
        table = sit_down(page)
        await_turn(page)
        known = context.storage_state()
        for number in range(asked.times):
            other, seen = visit(browser, server, asked.size, asked.slower, storage_state=known)
            seen.goto(f"/table/{table}")
            await_turn(seen)
            seen.wait_for_load_state("networkidle")
            firsts += [ms / 1e3 for kind, ms in seen.evaluate("window.found") if kind == "first"]
            if not number:
                report("table", seen)
            other.close()
    middle, most = quantile(firsts, 0.5), quantile(firsts, 1.0)
    print(f"first choice after {middle:.0f} ms, most {most:.0f} ms ({len(firsts)} loads)")


def report(name: str, page: Page) -> None:
    """Print what one page loaded."""
    (own, data), (nodes, heap) = loaded(page), dom_and_heap(page)
    print(
        f"{name}: {own / 1e3:.0f} kB of page, {data / 1e3:.0f} kB of API data, {nodes} elements, {heap:.1f} MB of heap"
    )


if __name__ == "__main__":
    main()
