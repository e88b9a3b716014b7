"""Guests and accounts: creating, signing in and out, changing and deleting them."""

import time
from contextlib import suppress
from secrets import randbelow
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironmaster.core.messages import AVAILABLE, say
from ironmaster.server import text
from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, NotAuthenticated, NotFound, RequestError, TableConflict
from ironmaster.server.secret import hash_password, new_id, new_token, password_matches, token_hash
from ironmaster.server.store import people as sql
from ironmaster.server.store.rows import ACCOUNT, GUEST, Person, PersonKind, Session, Token
from ironmaster.server.store.store import notify
from ironmaster.server.tables import opening
from ironmaster.server.wire import AccountForm, MeForm, SignInForm, TokenForm

DAY = 86_400.0
MOST_TOKENS = 20


class SignedIn(NamedTuple):
    """A person with a new session. The token goes into their cookie."""

    person: Person
    token: str


async def create_guest(context: AppContext, name: str, lang: str) -> SignedIn:
    """Create a guest with a session."""
    if not context.settings.guests:
        raise Forbidden("guests")
    shown = text.name_of(name) if text.clean(name) else say("server", lang, "guest", {"number": 100 + randbelow(900)})
    person = _new(GUEST, shown, None, None, "", lang)
    return await _create_session(context, person, lambda connection: sql.add_person(connection, person))


async def create_account(context: AppContext, guest: Person | None, form: AccountForm, lang: str) -> SignedIn:
    """Create an account. A guest becomes the account and keeps their games."""
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
        signed_in = await _create_session(context, person, work)
    except IntegrityError:
        raise TableConflict("name", name=name) from None
    context.connections.close_sessions(person.id)
    await context.person_changed(person.id)
    return signed_in


async def sign_in(context: AppContext, guest: Person | None, form: SignInForm, session: str = "") -> SignedIn:
    """Create a session for an account; it replaces the current one. The games of a guest move to the account."""
    key = text.name_key(text.clean(form.name))
    person = await context.store.read(lambda connection: sql.person_by_key(connection, key)) if key else None
    correct = await password_matches(form.password, None if person is None else person.password)
    if person is None or not correct:
        raise NotAuthenticated("password")
    merged: list[str] = []

    def work(connection: sa.Connection) -> None:
        sql.drop_session(connection, session)
        if guest is not None and guest.kind == GUEST and guest.id != person.id:
            merged.extend(sql.merge_people(connection, guest.id, person.id))
            notify(connection, merged)

    signed_in = await _create_session(context, person, work)
    context.connections.close_session(session)
    for table in merged:
        await context.roster_changed(table)
    return signed_in


async def sign_out(context: AppContext, session: str) -> None:
    """End a session and close its connections."""
    await context.store.write(lambda connection: sql.drop_session(connection, session))
    context.connections.close_session(session)


async def change_me(context: AppContext, me: Person, form: MeForm, session: str) -> Person:
    """Change the given fields. A new password needs the old one, and ends all other sessions."""
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
        await context.store.write(work)
    except IntegrityError:
        raise TableConflict("name", name=values["name"] or "") from None
    if "password" in values:
        context.connections.close_sessions(me.id, but=session)
    if "name" in values:
        await context.person_changed(me.id)
    return me._replace(**values)


async def _new_password(me: Person, form: MeForm) -> str:
    if me.kind != ACCOUNT:
        raise TableConflict("guest")
    new = text.password_of(form.password or "")
    if not await password_matches(form.old_password, me.password):
        raise NotAuthenticated("password")
    return await hash_password(new)


async def delete_me(context: AppContext, me: Person, password: str) -> None:
    """Delete a person after checking the password: bots continue their games, their name and chat are removed."""
    if me.kind == ACCOUNT and not await password_matches(password, me.password):
        raise NotAuthenticated("password")
    await delete_person(context, me)


async def delete_person(context: AppContext, person: Person) -> None:
    """Delete a person, as `delete_me` does, without a password."""
    playing = await context.store.read(lambda connection: sql.running_seats(connection, person.id))
    for table, seat in playing:
        with suppress(TableConflict, NotFound):  # the game cannot be loaded by this version, or has just ended
            room = await context.rooms.current(table)
            if room.rights.plays(person, seat):
                await room.resign(person, seat, context.substitute)
    for table in await context.store.read(lambda connection: sql.open_tables_of(connection, person.id)):
        await opening.leave(context, person, table, None)
    name = say("server", "en", "gone", {})
    await context.store.write(lambda connection: sql.forget_person(connection, person.id, name))
    context.connections.close_person(person.id)
    await context.person_changed(person.id)


async def new_api_token(context: AppContext, me: Person, form: TokenForm) -> tuple[Token, str]:
    """Create an API token. Only its hash is stored, so the secret is returned only here."""
    if me.kind != ACCOUNT:
        raise TableConflict("guest")
    secret = f"im_{new_token()}"
    now = time.time()
    scopes = " ".join(sorted(set(form.scopes)))
    token = Token(new_id(), token_hash(secret), me.id, text.name_of(form.name), scopes, now, now + form.days * DAY)

    def work(connection: sa.Connection) -> None:
        if len(sql.tokens_of(connection, me.id)) >= MOST_TOKENS:
            raise TableConflict("tokens", most=MOST_TOKENS)
        sql.add_token(connection, token)

    await context.store.write(work)
    return token, secret


async def revoke_api_token(context: AppContext, me: Person, id: str) -> None:
    """Revoke an API token and close its connections."""
    if not await context.store.write(lambda connection: sql.drop_token(connection, id, me.id)):
        raise NotFound("token")
    context.connections.close_token(id)


def _new(kind: PersonKind, name: str, key: str | None, password: str | None, email: str, lang: str) -> Person:
    now = time.time()
    return Person(new_id(), kind, name, key, password, email or None, False, lang, now, now)


async def _create_session(context: AppContext, person: Person, work: "opening.Work") -> SignedIn:
    token, now = new_token(), time.time()
    session = Session(token_hash(token), person.id, now, now + context.settings.session_days * DAY)

    def work_with_session(connection: sa.Connection) -> None:
        work(connection)
        sql.change_person(connection, person.id, seen=now)
        sql.add_session(connection, session)

    await context.store.write(work_with_session)
    return SignedIn(person, token)
