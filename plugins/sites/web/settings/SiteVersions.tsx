import { factMoment } from '#core/kernel/dates.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { VersionHistory, VersionItem } from '#web/app-kit/versions/VersionHistory.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { sitesApi } from '../../contract/api.ts'
import type { SiteView } from '../../contract/site.ts'
import css from '../app.module.css'

/** Published versions of a site, each of which can become the draft again. */
export const SiteVersions = ({ of: site }: { readonly of: SiteView }) => (
  <VersionHistory title={useT()('sites.settings.versions.title')}>
    <VersionList of={site} />
  </VersionHistory>
)

const VersionList = ({ of: { id, facility_id, version } }: { readonly of: SiteView }) => {
  const t = useT()
  const language = useLanguage()
  const { versions } = useQuery(sitesApi.listSiteVersions, { facility_id, id, language }).data
  const restore = useMutation(sitesApi.restoreSite, { invalidates: [sitesApi.listSites], toast: t('sites.settings.versions.restored') })
  if (versions.length === 0) return <p className={css['hint']}>{t('sites.settings.versions.none')}</p>
  return (
    <ol>
      {versions.map(({ number, published_at, title, theme_name: theme, pages }) => {
        const moment = factMoment(published_at, language)
        return (
          <VersionItem
            key={number}
            restore={{
              label: t('sites.settings.versions.restore.of', { moment }),
              text: t('sites.settings.versions.restore.text', { moment }),
              isPending: restore.isPending,
              run: () => restore.mutate({ facility_id, id, version, number }),
            }}
          >
            <p>
              <strong>{title}</strong>
            </p>
            <p className={css['hint']}>{t('sites.settings.versions.of', { moment, theme, count: pages })}</p>
          </VersionItem>
        )
      })}
    </ol>
  )
}
