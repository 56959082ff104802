import { Effect } from 'effect'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Themes } from '#core/plugin/themes.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { sitesApi } from '../contract/api.ts'
import { SiteVersionNotFound, WebPageNotFound } from '../contract/errors.ts'
import { withFormerAddresses } from '../domain/former-addresses.ts'
import { Sites } from '../domain/sites.port.ts'
import { WriteSite } from '../services/write-site.ts'

/** Publishes the draft of a site, and keeps it as a version. */
export const PublishSite = handler(
  sitesApi.publishSite,
  { sites: Sites, limits: Limits, writeSite: WriteSite, clock: Clock, transaction: Transaction },
  ({ sites, limits, writeSite, clock, transaction }) =>
    Effect.fn('sites.publish')(function* (actor, { facility_id: facilityId, id, version, show = false }) {
      const site = yield* writeSite.lock({ facilityId, id, version })
      yield* limits.requirePremium(facilityId)
      const draft = withFormerAddresses(site.published, site.draft)
      const published_at = clock.now().toISOString()
      const published_by = actor.kind === 'user' ? actor.id : null
      yield* sites.keepVersion({ site_id: id, content: draft, published_at, published_by })
      return yield* writeSite
        .save(actor, site, { draft, published: draft, published_at, ...(show && { active: true, visible: true }) }, 'published')
        .pipe(Effect.catchTag('NameTaken', Effect.die))
    }, transaction),
)

/** Lists the published versions of a site. */
export const ListSiteVersions = handler(
  sitesApi.listSiteVersions,
  { sites: Sites, themes: Themes, translator: Translator },
  ({ sites, themes, translator }) =>
    Effect.fn('sites.list-versions')(function* (_, { facility_id, id, language = 'pl' }) {
      const t = translator.for(language)
      const nameOf = (key: string) => {
        const theme = themes.all.find((one) => one.key === key)
        return theme ? t(theme.name) : key
      }
      const site = yield* sites.byId(id)
      if (site?.facility_id !== facility_id) return yield* new WebPageNotFound()
      const versions = yield* sites.versionsOf(id)
      return {
        versions: versions.map(({ number, published_at, content: { title, theme, pages } }) => ({
          number,
          published_at,
          title,
          theme,
          theme_name: nameOf(theme),
          pages: pages.length,
        })),
      }
    }),
)

/** Makes a published version the draft of a site. */
export const RestoreSite = handler(
  sitesApi.restoreSite,
  { sites: Sites, writeSite: WriteSite, transaction: Transaction },
  ({ sites, writeSite, transaction }) =>
    Effect.fn('sites.restore')(function* (actor, { facility_id: facilityId, id, version, number }) {
      const site = yield* writeSite.lock({ facilityId, id, version })
      const restored = yield* sites.versionOf(id, number)
      if (restored === null) return yield* new SiteVersionNotFound()
      return yield* writeSite.save(actor, site, { draft: restored.content }).pipe(Effect.catchTag('NameTaken', Effect.die))
    }, transaction),
)
