import { factMoment } from '#core/kernel/dates.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import type { FreedNameView } from '../../contract/freed-name.ts'
import { namesApi } from '../../contract/names-api.ts'
import app from '../app.module.css'
import css from '../page-templates/page-templates.module.css'

export const queries: PageQueries = () => [query(namesApi.listFreedNames)]

/** Page of support with names of sites that the rules refuse, freed for facilities that are really called so (row WB-20). */
export const NamesPage = () => {
  const t = useT()
  const { items } = useQuery(namesApi.listFreedNames).data
  return (
    <div className={app['page']}>
      <header>
        <h1 tabIndex={-1}>{t('sites.freed.title')}</h1>
        <p className={app['lead']}>{t('sites.freed.lead')}</p>
      </header>
      <section className={app['card']} aria-labelledby="zwolnij">
        <h2 id="zwolnij">{t('sites.freed.new')}</h2>
        <FreeForm />
      </section>
      {items.length === 0 ? (
        <p>{t('sites.freed.none')}</p>
      ) : (
        <ul className={css['rows']}>
          {items.map((freed) => (
            <Row key={freed.name} of={freed} />
          ))}
        </ul>
      )}
    </div>
  )
}

const FreeForm = () => {
  const t = useT()
  const labels = { name: t('sites.freed.name'), facility: t('sites.freed.facility') }
  const form = useApiForm(namesApi.freeName, {
    id: 'zwolnij-nazwe',
    record: { values: { name: '', facility: '' } },
    invalidates: [namesApi.listFreedNames],
  })
  return (
    <ApiForm of={form} labels={labels}>
      <Field name="name" label={labels.name} hint={t('sites.freed.name.hint')} autoComplete="off" max={100} />
      <Field name="facility" label={labels.facility} hint={t('sites.freed.facility.hint')} autoComplete="off" max={300} />
      <SubmitRow send={t('sites.freed.free')} />
    </ApiForm>
  )
}

const Row = ({ of: { name, facility, freed_at } }: { readonly of: FreedNameView }) => {
  const t = useT()
  const language = useLanguage()
  const keep = useMutation(namesApi.keepName, { invalidates: [namesApi.listFreedNames], toast: t('sites.freed.kept') })
  return (
    <li className={css['row']}>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={app['hint']}>
          {facility} · {factMoment(freed_at, language)}
        </p>
      </div>
      <p className={app['buttons']}>
        <ConfirmButton
          small
          title={t('sites.freed.keep.title', { name })}
          text={t('sites.freed.keep.text')}
          accept={t('sites.freed.keep')}
          onConfirm={() => keep.mutate({ name })}
        >
          {t('sites.freed.keep')}
        </ConfirmButton>
      </p>
    </li>
  )
}
