import { Effect, Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Actor } from '#core/access/actor.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

const summary = 'One route for each access rule.'
const Note = Schema.Struct({ facility_id: Schema.String, text: Schema.String })
const PassResult = Schema.Struct({ passed: Schema.Boolean })

const PassAccess = token<UseCase<Readonly<Record<string, never>>, typeof PassResult.Type>>('access-fixture/PassAccess')
const WriteNote = token<UseCase<typeof Note.Type, typeof PassResult.Type>>('access-fixture/WriteNote')

// Only the routes' access rules protect these use-cases: unlike real ones they do not check permissions again.
const makeWriteNote = ({ db }: { readonly db: Db }) =>
  Effect.fn('access-fixture.write')(function* (_: Actor, { facility_id, text }: typeof Note.Type) {
    yield* db.rows('insert into access_fixture_note (id, facility_id, text) values (?, ?, ?)', [newId(), facility_id, text])
    return { passed: true }
  })

const routeWithAccess = (access: 'user' | 'support' | 'cms') => route.get(`/api/access/${access}`, { summary, output: PassResult, access })

/** One route for each kind of account, and one with the facility in its path. */
export const accessApi = defineApi({
  passUser: routeWithAccess('user'),
  passSupport: routeWithAccess('support'),
  passCms: routeWithAccess('cms'),
  writeNoteOf: route.post('/api/access/of/:facility_id', {
    summary,
    input: Note,
    output: PassResult,
    access: { resource: 'facility', permission: facilityPermissions.writeData },
  }),
})

const permissionApi = (permission: FacilityPermission) =>
  defineApi({
    writeNote: route.post(`/api/access/${permission.name}`, {
      summary,
      input: Note,
      output: PassResult,
      access: { resource: 'facility', permission },
    }),
  })

/** One route for each permission on a facility. */
export const permissionApis = Object.values(facilityPermissions).map(permissionApi)

/** Test plugin with one route for each access rule and one for each permission on a facility. */
export const plugin = definePlugin({
  name: 'access-fixture',
  migrations: [
    {
      name: '20261124200000-access-fixture',
      up: 'create table access_fixture_note (id uuid primary key, facility_id uuid not null, text text not null);',
      down: 'drop table access_fixture_note;',
    },
  ],
  providers: [provide(PassAccess, {}, () => () => Effect.succeed({ passed: true })), provide(WriteNote, { db: Db }, makeWriteNote)],
  endpoints: [
    ...implement(accessApi, [
      respond(accessApi.passUser, PassAccess),
      respond(accessApi.passSupport, PassAccess),
      respond(accessApi.passCms, PassAccess),
      respond(accessApi.writeNoteOf, WriteNote),
    ]),
    ...permissionApis.flatMap((api) => implement(api, [respond(api.writeNote, WriteNote)])),
  ],
})
