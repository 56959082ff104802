import { slugOf } from '#core/kernel/slug.ts'
import type { PanelFacilityHead } from '#plugins/facility-panel/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { sitesApi } from '../../contract/api.ts'
import css from '../app.module.css'

interface NewSiteFormProps {
  readonly facility: PanelFacilityHead
  /** Key of the chosen theme. */
  readonly theme: string
}

/** Form that creates the site: its sub-domain; everything else comes from the profile. */
export const NewSiteForm = ({ facility, theme }: NewSiteFormProps) => {
  const t = useT()
  const href = useHref()
  const { premium } = useLayoutData(panel)
  const { host } = new URL(usePage().context.publicUrl)
  const facility_id = facility.id
  const labels = { name: t('sites.templates.name') }
  const form = useApiForm(sitesApi.addSite, {
    id: 'strona',
    record: { values: { name: '' } },
    input: { facility_id, theme },
    invalidates: [sitesApi.listSites],
    toast: false,
    onSaved: () => goTo(href('facility_web_page_subpages', { facility: facility_id }) ?? '/'),
  })
  const packages = href('facility_package', { facility: facility_id })
  if (!premium)
    return (
      <p className={css['notice']}>
        {t('sites.templates.premium')} {packages !== undefined && <a href={packages}>{t('sites.templates.premium.way')}</a>}
      </p>
    )
  return (
    <div className={css['card']}>
      <ApiForm of={form} labels={labels}>
        <Field
          name="name"
          label={labels.name}
          hint={t('sites.templates.name.hint', { example: slugOf(facility.name, 40) || 'bajka', host })}
          autoComplete="off"
          max={40}
        />
        <SubmitRow send={t('sites.templates.create')} />
      </ApiForm>
    </div>
  )
}
