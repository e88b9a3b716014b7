"""Numbers of chat lines are never reused."""

from tests.server.running import Server


def test_chat_line_after_a_deleted_last_one_reaches_listeners(server: Server) -> None:
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
