/** One way to make a route: checked at the door, described in the OpenAPI document. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { type ProtocolCode, parse, refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import { isBanned, isDue, sessionOf } from '../people/session.ts';
import { renewSession } from './cookies.ts';
import type { HttpContext } from './httpContext.ts';
import type { LimitName } from './requestLimits.ts';

type Schema = v.GenericSchema;

/** Why a route may refuse: a reason of the door, or a rule of the table or the game. */
export type Refusal = ProtocolCode | 'byRule';

/** What the OpenAPI document says of a route. */
export interface Described {
  /** A verb and what it is about, by which clients in any language call it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Fastify writes it, with `:name` for parameters. */
  readonly url: string;
  readonly summary: string;
  /** What it refuses besides what every route of its kind does. */
  readonly refuses?: readonly Refusal[];
  /** Whether it needs no session. */
  readonly open: boolean;
  /** Whether it also answers those who are shut out. */
  readonly evenBanned?: boolean;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly returns: Schema;
}

/** One request, checked. */
export interface Call<Person, Params, Query, Body> {
  readonly person: Person;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Given<S> = S extends Schema ? v.InferOutput<S> : undefined;

type Plan<Person, P, Q, B> = Omit<Described, 'open'> & {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Counted by person, or by address where nobody is signed in. */
  readonly limit?: LimitName;
  readonly bodyLimit?: number;
  handle(call: Call<Person, Given<P>, Given<Q>, Given<B>>): unknown;
};

/** A route for people who are signed in, guests included. */
export function route<P extends Schema, Q extends Schema, B extends Schema>(
  context: HttpContext,
  plan: Plan<PersonId, P, Q, B>,
): void {
  addRoute(context, { ...plan, open: false }, plan, (person) => {
    if (person === undefined) throw refusedAtDoor('notSignedIn');
    return person;
  });
}

/** A route for everybody. */
export function openRoute<P extends Schema, Q extends Schema, B extends Schema>(
  context: HttpContext,
  plan: Plan<PersonId | undefined, P, Q, B>,
): void {
  addRoute(context, { ...plan, open: true }, plan, (person) => person);
}

function addRoute<Person, P extends Schema, Q extends Schema, B extends Schema>(
  context: HttpContext,
  described: Described,
  plan: Plan<Person, P, Q, B>,
  admit: (person: PersonId | undefined) => Person,
): void {
  context.described.push(described);
  context.app.route({
    method: plan.method,
    url: plan.url,
    ...(plan.bodyLimit && { bodyLimit: plan.bodyLimit }),
    async handler(request, reply) {
      const session = await sessionOf(context.store, request.headers);
      const person = admit(session?.person);
      if (session && isBanned(session) && !plan.evenBanned) throw refusedAtDoor('banned');
      if (session && isDue(session)) renewSession(context, request, reply);
      if (plan.limit) await context.limit(plan.limit, request, keyOf(plan.limit, request, session?.person));
      return plan.handle({
        person,
        params: parsed<P>(plan.params, request.params),
        query: parsed<Q>(plan.query, request.query),
        body: parsed<B>(plan.body, request.body),
        request,
        reply,
      });
    },
  });
}

function keyOf(limit: LimitName, request: FastifyRequest, person: PersonId | undefined): string {
  const byAddress = limit === 'logins' || limit === 'guests' || person === undefined;
  return byAddress ? request.ip : person;
}

function parsed<S extends Schema>(schema: Schema | undefined, input: unknown): Given<S> {
  // Who gives no schema is given nothing, which a plan's type says and the compiler cannot follow.
  return (schema && parse(schema, input)) as Given<S>;
}
