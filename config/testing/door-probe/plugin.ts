import { Effect, Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Actor } from '#core/access/actor.ts'
import { facilityPermissions } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { get, NoInput, post, type Route } from '#core/plugin/routes.ts'

const tells = 'A row behind each kind of door.'
const Note = Schema.Struct({ facility_id: Schema.String, text: Schema.String })
const Passed = Schema.Struct({ passed: Schema.Boolean })

const Pass = token<UseCase<Readonly<Record<string, never>>, typeof Passed.Type>>('door-probe/Pass')
const Write = token<UseCase<typeof Note.Type, typeof Passed.Type>>('door-probe/Write')

// Only the doors guard them: what the use-cases of real rows ask for a second time is not asked here.
const makeWrite = ({ db }: { readonly db: Db }) =>
  Effect.fn('door-probe.write')(function* (_: Actor, { facility_id, text }: typeof Note.Type) {
    yield* db.rows('insert into door_probe_note (id, facility_id, text) values (?, ?, ?)', [newId(), facility_id, text])
    return { passed: true }
  })

const behind = (may: 'user' | 'support' | 'cms') =>
  get(`/api/doors/${may}`, { summary: tells, input: NoInput, output: Passed, handler: Pass, access: may })

const doors: readonly Route[] = [
  ...[behind('user'), behind('support'), behind('cms')],
  ...facilityPermissions.map((holds) =>
    post(`/api/doors/${holds}`, {
      summary: tells,
      input: Note,
      output: Passed,
      handler: Write,
      access: { resource: 'facility', permission: holds },
    }),
  ),
  post('/api/doors/of/:facility_id', {
    summary: tells,
    input: Note,
    output: Passed,
    handler: Write,
    access: { resource: 'facility', permission: 'facility-data/write' },
  }),
]

/** A plugin that only tests install: a row behind each kind of door, and one for each permission on a facility. */
export const plugin = definePlugin({
  name: 'door-probe',
  migrations: [
    {
      name: '20261124200000-door-probe',
      up: 'create table door_probe_note (id uuid primary key, facility_id uuid not null, text text not null);',
      down: 'drop table door_probe_note;',
    },
  ],
  bindings: (bind) => {
    bind(Pass, () => () => Effect.succeed({ passed: true }), {})
    bind(Write, makeWrite, { db: Db })
  },
  routes: doors,
})
