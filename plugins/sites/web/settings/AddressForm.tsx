import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { sitesApi } from '../../contract/api.ts'
import { siteLimits } from '../../contract/limits.ts'
import type { SiteView } from '../../contract/site.ts'

const recordOf = ({ name, draft: { title }, version }: SiteView) => ({ values: { name, title }, version })

/** Form of the sub-domain and the title of a site. */
export const AddressForm = ({ of: site }: { readonly of: SiteView }) => {
  const t = useT()
  const { host } = new URL(usePage().context.publicUrl)
  const { id, facility_id } = site
  const labels = { name: t('sites.templates.name'), title: t('sites.settings.site-title') }
  const form = useApiForm(sitesApi.changeSite, {
    id: 'adres',
    record: recordOf(site),
    reload: async () => recordOf(await fetchAnswer(sitesApi.showSite, { facility_id, id })),
    input: { facility_id, id },
    invalidates: [sitesApi.listSites],
  })
  return (
    <ApiForm of={form} labels={labels}>
      <Field name="name" label={labels.name} hint={t('sites.settings.name.hint', { host })} autoComplete="off" max={siteLimits.name} />
      <Field name="title" label={labels.title} hint={t('sites.settings.site-title.hint')} autoComplete="off" max={siteLimits.title} />
      <SubmitRow look="outline" send={t('sites.settings.save')} />
    </ApiForm>
  )
}
