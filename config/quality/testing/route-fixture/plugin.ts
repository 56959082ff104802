import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { routeFixtureApi } from './api.ts'
import * as useCases from './use-cases.ts'

/** Test plugin with one route of each kind and with each option. */
export const plugin = definePlugin({
  name: 'route-fixture',
  migrations: [
    {
      name: '20261123000000-route-fixture',
      up: `create table route_fixture_note (id int generated always as identity, text text not null);
           create table route_fixture_thing (text text not null, version int not null); insert into route_fixture_thing values ('', 1);`,
      down: 'drop table route_fixture_note, route_fixture_thing;',
    },
  ],
  endpoints: implement(routeFixtureApi, [
    respond(routeFixtureApi.lines, useCases.Lines),
    respond(routeFixtureApi.packed, useCases.Packed),
    respond(routeFixtureApi.calendar, useCases.Calendar),
    respond(routeFixtureApi.markup, useCases.Markup),
    respond(routeFixtureApi.file, useCases.File),
    respond(routeFixtureApi.move, useCases.Move),
    respond(routeFixtureApi.fillIn, useCases.FillIn),
    respond(routeFixtureApi.upload, useCases.Upload),
    respond(routeFixtureApi.bytes, useCases.Bytes),
    respond(routeFixtureApi.note, useCases.Note),
    respond(routeFixtureApi.show, useCases.Show),
    respond(routeFixtureApi.edit, useCases.Edit),
    respond(routeFixtureApi.refresh, useCases.Refresh, (body) => ({
      body,
      session: body.had === 'last' ? null : { refresh_token: 'next' },
    })),
    respond(routeFixtureApi.forget, useCases.Forget),
    respond(routeFixtureApi.spell, useCases.Spell),
  ]),
})
