"""Guests and accounts: coming, signing in and out, changing, leaving."""

import time
from contextlib import suppress
from secrets import randbelow
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironmaster.core.messages import AVAILABLE, say
from ironmaster.server import text
from ironmaster.server.errors import Forbidden, NotHere, RequestError, TableConflict, UnknownPerson
from ironmaster.server.hall import Hall
from ironmaster.server.secret import hash_password, new_id, new_token, password_fits, token_hash
from ironmaster.server.store import people as sql
from ironmaster.server.store.rows import ACCOUNT, GUEST, Person, PersonKind, Session, Token
from ironmaster.server.store.store import poke
from ironmaster.server.tables import opening
from ironmaster.server.wire import AccountForm, MeForm, SignInForm, TokenForm

DAY = 86_400.0


class Signed(NamedTuple):
    """Somebody with a new session; the token goes into their cookie."""

    person: Person
    token: str


async def come_as_guest(hall: Hall, name: str, lang: str) -> Signed:
    """A new guest with a session."""
    if not hall.settings.guests:
        raise Forbidden("guests")
    shown = text.name_of(name) if text.clean(name) else say("server", lang, "guest", {"number": 100 + randbelow(900)})
    person = _new(GUEST, shown, None, None, "", lang)
    return await _signed(hall, person, lambda connection: sql.add_person(connection, person))


async def open_account(hall: Hall, guest: Person | None, form: AccountForm, lang: str) -> Signed:
    """A new account; a guest becomes one and keeps all they have."""
    if guest is not None and guest.kind == ACCOUNT:
        raise TableConflict("account")
    name = text.name_of(form.name)
    email = text.email_of(form.email)
    password = await hash_password(text.password_of(form.password))
    key = text.key_of(name)
    if guest is None:
        person = _new(ACCOUNT, name, key, password, email, lang)
    else:
        person = guest._replace(kind=ACCOUNT, name=name, name_key=key, password=password, email=email)

    def work(connection: sa.Connection) -> None:
        if guest is None:
            sql.add_person(connection, person)
        else:
            values = {"kind": ACCOUNT, "name": name, "name_key": key, "password": password, "email": email}
            sql.change_person(connection, person.id, **values)
            sql.drop_sessions(connection, person.id)

    try:
        signed = await _signed(hall, person, work)
    except IntegrityError:
        raise TableConflict("name", name=name) from None
    hall.hub.close_sessions(person.id)
    await hall.seats_changed(person.id)
    return signed


async def sign_in(hall: Hall, guest: Person | None, form: SignInForm, session: str = "") -> Signed:
    """A session for an account instead of the one that the browser had; what a guest had at tables goes to it."""
    key = text.name_key(text.clean(form.name))
    person = await hall.store.read(lambda connection: sql.person_by_key(connection, key)) if key else None
    fits = await password_fits(form.password, None if person is None else person.password)
    if person is None or not fits:
        raise UnknownPerson("password")
    merged: list[str] = []

    def work(connection: sa.Connection) -> None:
        sql.drop_session(connection, session)
        if guest is not None and guest.kind == GUEST and guest.id != person.id:
            merged.extend(sql.merge_people(connection, guest.id, person.id))
            poke(connection, merged)

    signed = await _signed(hall, person, work)
    hall.hub.close_session(session)
    for table in merged:
        await hall.roster_changed(table)
    return signed


async def sign_out(hall: Hall, session: str) -> None:
    """Forget a session."""
    await hall.store.write(lambda connection: sql.drop_session(connection, session))
    hall.hub.close_session(session)


async def change_me(hall: Hall, me: Person, form: MeForm, session: str) -> Person:
    """Change what is given. A new password asks for the old one and ends all other sessions."""
    values: dict[str, Any] = {}
    if form.name is not None:
        values["name"] = text.name_of(form.name)
        if me.kind == ACCOUNT:
            values["name_key"] = text.key_of(values["name"])
    if form.email is not None:
        values["email"] = text.email_of(form.email)
    if form.lang is not None:
        if form.lang not in AVAILABLE:
            raise RequestError("language", field="lang", known=", ".join(AVAILABLE))
        values["lang"] = form.lang
    if form.password is not None:
        values["password"] = await _new_password(me, form)

    def work(connection: sa.Connection) -> None:
        if values:
            sql.change_person(connection, me.id, **values)
        if "password" in values:
            sql.drop_sessions(connection, me.id, but=session)

    try:
        await hall.store.write(work)
    except IntegrityError:
        raise TableConflict("name", name=values["name"] or "") from None
    if "password" in values:
        hall.hub.close_sessions(me.id, but=session)
    if "name" in values:
        await hall.seats_changed(me.id)
    return me._replace(**values)


async def _new_password(me: Person, form: MeForm) -> str:
    if me.kind != ACCOUNT:
        raise TableConflict("guest")
    new = text.password_of(form.password or "")
    if not await password_fits(form.old_password, me.password):
        raise UnknownPerson("password")
    return await hash_password(new)


async def leave(hall: Hall, me: Person, password: str) -> None:
    """Delete a person: their games go on with bots, their name and words are gone."""
    if me.kind == ACCOUNT and not await password_fits(password, me.password):
        raise UnknownPerson("password")
    await remove(hall, me)


async def remove(hall: Hall, person: Person) -> None:
    """What `leave` does, without asking for the password."""
    playing = await hall.store.read(lambda connection: sql.running_seats(connection, person.id))
    for table, seat in playing:
        with suppress(TableConflict, NotHere):  # a game that this program cannot open, or that has just ended
            room = await hall.rooms.current(table)
            if room.rights.plays(person, seat):
                await room.resign(person, seat, hall.substitute)
    for table in await hall.store.read(lambda connection: sql.open_tables_of(connection, person.id)):
        await opening.leave(hall, person, table, None)
    name = say("server", "en", "gone", {})
    await hall.store.write(lambda connection: sql.forget_person(connection, person.id, name))
    hall.hub.close_person(person.id)
    await hall.seats_changed(person.id)


async def new_api_token(hall: Hall, me: Person, form: TokenForm) -> tuple[Token, str]:
    """A token for a program; the secret is returned once."""
    if me.kind != ACCOUNT:
        raise TableConflict("guest")
    secret = f"im_{new_token()}"
    now = time.time()
    scopes = " ".join(sorted(set(form.scopes)))
    token = Token(new_id(), token_hash(secret), me.id, text.name_of(form.name), scopes, now, now + form.days * DAY)

    def work(connection: sa.Connection) -> None:
        if len(sql.tokens_of(connection, me.id)) >= 20:
            raise TableConflict("tokens", most=20)
        sql.add_token(connection, token)

    await hall.store.write(work)
    return token, secret


async def drop_api_token(hall: Hall, me: Person, id: str) -> None:
    """Take a token back."""
    if not await hall.store.write(lambda connection: sql.drop_token(connection, id, me.id)):
        raise NotHere("token")
    hall.hub.close_token(id)


def _new(kind: PersonKind, name: str, key: str | None, password: str | None, email: str, lang: str) -> Person:
    now = time.time()
    return Person(new_id(), kind, name, key, password, email or None, False, lang, now, now)


async def _signed(hall: Hall, person: Person, work: "opening.Work") -> Signed:
    token, now = new_token(), time.time()
    session = Session(token_hash(token), person.id, now, now + hall.settings.session_days * DAY)

    def all_of_it(connection: sa.Connection) -> None:
        work(connection)
        sql.change_person(connection, person.id, seen=now)
        sql.add_session(connection, session)

    await hall.store.write(all_of_it)
    return Signed(person, token)
