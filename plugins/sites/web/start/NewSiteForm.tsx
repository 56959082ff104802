import type { FormEvent } from 'react'
import type { PanelFacilityHead } from '#plugins/facility-panel/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { sitesApi } from '../../contract/api.ts'
import { templatesApi } from '../../contract/templates-api.ts'
import css from '../app.module.css'

interface NewSiteFormProps {
  readonly facility: PanelFacilityHead
  /** Free sub-domain with which the form begins. */
  readonly name: string
  /** Key of the chosen theme. */
  readonly theme: string
  /** Chooses the theme of a template. */
  readonly onTheme: (key: string) => void
}

/** Form that creates the site: its sub-domain; everything else comes from the profile. */
export const NewSiteForm = ({ facility, name, theme, onTheme }: NewSiteFormProps) => {
  const t = useT()
  const href = useHref()
  const { premium } = useLayoutData(panel)
  const { host } = new URL(usePage().context.publicUrl)
  const facility_id = facility.id
  const { items: templates } = useQuery(templatesApi.listPageTemplates).data
  const labels = { name: t('sites.templates.name'), template: t('sites.templates.start-with') }
  const form = useApiForm(sitesApi.addSite, {
    id: 'strona',
    record: { values: { name, template: '' } },
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
  const takeTheme = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'template') return
    const template = templates.find(({ id }) => id === target.value)
    if (template?.theme_installed) onTheme(template.theme)
  }
  return (
    <div className={css['card']} onChange={takeTheme}>
      <ApiForm of={form} labels={labels}>
        <Field
          name="name"
          label={labels.name}
          hint={t('sites.templates.name.hint', { example: name || 'bajka', host })}
          autoComplete="off"
          max={40}
        />
        {templates.length > 0 && (
          <Select
            name="template"
            label={labels.template}
            hint={t('sites.templates.start-with.hint')}
            optional
            options={[
              { value: '', label: t('sites.templates.start-with.profile') },
              ...templates.map(({ id, name: title, note }) => ({ value: id, label: note === '' ? title : `${title}. ${note}` })),
            ]}
          />
        )}
        <SubmitRow send={t('sites.templates.create')} />
      </ApiForm>
    </div>
  )
}
