import { type FormEvent, useState } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './find.module.css'
import { NewFacilityForm } from './NewFacilityForm.tsx'
import { SimilarList } from './SimilarList.tsx'

/** Page that finds the facility to be claimed, or takes in one that is not in the directory. */
export const Page = () => {
  const t = useT()
  const [wanted, setWanted] = useState<{ readonly name: string; readonly city: string } | null>(null)
  const [adding, setAdding] = useState(false)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    const city = String(form.get('city') ?? '').trim()
    if (name !== '' && city !== '') setWanted({ name, city })
  }
  return (
    <div className={css['find']}>
      <h1 tabIndex={-1}>{t('claims.find.title')}</h1>
      <p className={css['quiet']}>{t('claims.find.lead')}</p>
      <form className={css['form']} onSubmit={onSubmit}>
        <label className={css['field']}>
          {t('claims.find.facility')}
          <input name="name" required maxLength={200} autoComplete="organization" />
        </label>
        <label className={css['field']}>
          {t('claims.find.city')}
          <input name="city" required maxLength={80} autoComplete="address-level2" />
        </label>
        <div>
          <Button type="submit" look={adding ? 'outline' : 'main'}>
            {t('claims.find.search')}
          </Button>
        </div>
      </form>
      {wanted && (
        <QueryBoundary key={`${wanted.name} ${wanted.city}`}>
          <SimilarList {...wanted} />
        </QueryBoundary>
      )}
      {wanted && !adding && (
        <div>
          <Button onClick={() => setAdding(true)}>{t('claims.find.new')}</Button>
        </div>
      )}
      {adding && <NewFacilityForm {...(wanted ?? { name: '', city: '' })} />}
    </div>
  )
}
