import { useState } from 'react'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { sitesApi } from '../../contract/api.ts'
import { templatesApi } from '../../contract/templates-api.ts'
import css from '../app.module.css'
import { NewSiteForm } from './NewSiteForm.tsx'
import { ThemeCard } from './ThemeCard.tsx'

export const queries: PageQueries = ({ params, context }) => {
  const facility_id = params['facility'] ?? ''
  return [
    query(sitesApi.listSites, { facility_id }),
    query(sitesApi.listSiteChoices, { facility_id, language: context.language }),
    query(templatesApi.listPageTemplates),
  ]
}

/** Page with all themes, each with the facility's own name, pictures and facts: for a new site, or for another look (row WB-02). */
export const TemplatesPage = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { facility } = useLayoutData(panel)
  const [site] = useQuery(sitesApi.listSites, { facility_id: facility.id }).data.items
  const { themes, name } = useQuery(sitesApi.listSiteChoices, { facility_id: facility.id, language }).data
  const [chosen, choose] = useState(site?.draft.theme ?? themes[0]?.key ?? '')
  const builder = href('facility_web_page_subpages', { facility: facility.id }) ?? '/'
  const change = useMutation(sitesApi.changeSite, {
    invalidates: [sitesApi.listSites],
    toast: t('sites.templates.changed'),
    onSuccess: () => goTo(builder),
  })
  const isGone = site !== undefined && !themes.some(({ key }) => key === site.draft.theme)
  return (
    <div className={css['page']}>
      <header>
        <h1 tabIndex={-1}>{t(site ? 'sites.templates.title' : 'sites.templates.start')}</h1>
        <p className={css['lead']}>{t(site ? 'sites.templates.lead' : 'sites.templates.start.lead')}</p>
      </header>
      {isGone && <p className={css['notice']}>{t('sites.templates.gone', { theme: site.draft.theme })}</p>}
      {!site && <NewSiteForm facility={facility} name={name} theme={chosen} onTheme={choose} />}
      <fieldset className={css['themes']}>
        <legend>{t('sites.templates.legend')}</legend>
        {themes.map((theme) => (
          <ThemeCard
            key={theme.key}
            of={theme}
            facilityId={facility.id}
            isChosen={theme.key === chosen}
            onChoose={() => choose(theme.key)}
          />
        ))}
      </fieldset>
      {site && (
        <div className={css['buttons']}>
          <Button
            look="main"
            aria-disabled={change.isPending}
            onClick={() =>
              chosen === site.draft.theme
                ? void goTo(builder)
                : change.mutate({ facility_id: facility.id, id: site.id, version: site.version, theme: chosen })
            }
          >
            {t('sites.templates.use')}
          </Button>
          <a href={builder}>{t('sites.templates.keep')}</a>
        </div>
      )}
    </div>
  )
}
