import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { commuteApi } from './contract/api.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeStops } from './persistence/stops.query.ts'
import { ListRoads } from './use-cases/list-roads.ts'
import { ListStops } from './use-cases/list-stops.ts'

/** Facilities on the way between home and work. */
export const plugin = definePlugin({
  name: 'commute',
  dependsOn: ['catalogue', 'map', 'places'],
  providers: [makeStops],
  endpoints: implement(commuteApi, [ListRoads, ListStops]),
  messages: { pl, ua, en },
})
