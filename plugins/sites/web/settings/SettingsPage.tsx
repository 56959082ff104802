import { ExternalLink, LayoutTemplate, Pencil } from 'lucide-react'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { sitesApi } from '../../contract/api.ts'
import type { SiteView } from '../../contract/site.ts'
import css from '../app.module.css'
import { AddressForm } from './AddressForm.tsx'
import { LegalPages } from './LegalPages.tsx'
import { OwnDomain } from './OwnDomain.tsx'
import { SiteState } from './SiteState.tsx'
import { SiteSwitches } from './SiteSwitches.tsx'
import { SiteVersions } from './SiteVersions.tsx'

export const queries: PageQueries = ({ params }) => [query(sitesApi.listSites, { facility_id: params['facility'] ?? '' })]

/** Page of the web site in the panel: its state and address, the ways to builder and themes, switches, versions, its end. */
export const SettingsPage = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(panel)
  const [site] = useQuery(sitesApi.listSites, { facility_id: facility.id }).data.items
  const of = { facility: facility.id }
  const templates = href('facility_web_page_templates', of) ?? '/'
  if (!site)
    return (
      <div className={css['page']}>
        <h1 tabIndex={-1}>{t('sites.settings.title')}</h1>
        <EmptyList
          title={t('sites.builder.none')}
          subtitle={t('sites.builder.none.text')}
          actions={[{ label: t('sites.builder.none.start'), href: templates }]}
        />
      </div>
    )
  return (
    <div className={css['page']}>
      <header>
        <h1 tabIndex={-1}>{t('sites.settings.title')}</h1>
        <p className={css['lead']}>{t('sites.settings.lead')}</p>
      </header>
      <SiteState of={site} />
      <div className={css['buttons']}>
        <LinkButton look="main" href={href('facility_web_page_subpages', of)}>
          <Icon of={Pencil} /> {t('sites.settings.edit')}
        </LinkButton>
        <LinkButton href={templates}>
          <Icon of={LayoutTemplate} /> {t('sites.builder.look')}
        </LinkButton>
        {site.url !== null && (
          <LinkButton href={site.url} target="_blank" rel="noopener">
            <Icon of={ExternalLink} /> {t('sites.settings.open')}
          </LinkButton>
        )}
      </div>
      <section className={css['card']} aria-labelledby="adres">
        <h2 id="adres">{t('sites.settings.address')}</h2>
        <AddressForm of={site} />
      </section>
      <section className={css['card']} aria-labelledby="domena">
        <h2 id="domena">{t('sites.settings.domain.title')}</h2>
        <OwnDomain of={site} />
      </section>
      <section className={css['card']} aria-labelledby="widocznosc">
        <h2 id="widocznosc">{t('sites.settings.visibility')}</h2>
        <SiteSwitches of={site} />
      </section>
      <section className={css['card']} aria-labelledby="dokumenty">
        <h2 id="dokumenty">{t('sites.settings.legal.title')}</h2>
        <LegalPages of={site} />
      </section>
      <section className={css['card']} aria-labelledby="wersje">
        <h2 id="wersje">{t('sites.settings.versions')}</h2>
        <SiteVersions of={site} />
      </section>
      <RemoveSite of={site} onRemoved={() => goTo(templates)} />
    </div>
  )
}

const RemoveSite = ({ of: { id, facility_id, name }, onRemoved }: { readonly of: SiteView; readonly onRemoved: () => unknown }) => {
  const t = useT()
  const remove = useMutation(sitesApi.removeSite, {
    invalidates: [sitesApi.listSites],
    toast: t('sites.settings.removed'),
    onSuccess: onRemoved,
  })
  return (
    <div>
      <ConfirmButton
        danger
        small
        title={t('sites.settings.remove.title')}
        text={t('sites.settings.remove.text', { name })}
        accept={t('sites.settings.remove')}
        confirmationWord={t('sites.settings.remove.word')}
        aria-disabled={remove.isPending}
        onConfirm={() => remove.mutate({ facility_id, id })}
      >
        {t('sites.settings.remove')}
      </ConfirmButton>
    </div>
  )
}
