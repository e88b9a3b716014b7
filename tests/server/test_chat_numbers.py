"""No two lines of chat ever have the same number."""

from tests.server.running import Server


def test_a_line_said_after_the_last_was_removed_reaches_those_who_listen(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("mmm")
    with bob.live() as line:
        assert line.ask("open", table=table)["done"]["table"] == table
        first = ada.post(f"/api/tables/{table}/chat", {"text": "Wrong table"}).json()
        assert line.until("chat", text="Wrong table")["id"] == first["id"]
        assert ada.delete(f"/api/tables/{table}/chat/{first['id']}").status_code == 204
        second = ada.post(f"/api/tables/{table}/chat", {"text": "Hello"}).json()
        assert second["id"] > first["id"]
        line.until("chat", seconds=10, text="Hello")
