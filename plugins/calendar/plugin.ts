import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { NewsChanged } from '#plugins/publications/contract/events.ts'
import { calendarPageTag } from './contract/page-tags.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { CalendarSitemap } from './services/sitemap.ts'

/** Days that nurseries and kindergartens celebrate, with the posts that are about them. */
export const plugin = definePlugin({
  name: 'calendar',
  dependsOn: ['publications', 'tags'],
  cacheInvalidations: [cacheInvalidation(NewsChanged, () => [calendarPageTag])],
  sitemap: CalendarSitemap,
  messages: { pl, ua, en },
})
