import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { packagesApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { changedValues, readValues, valueNames } from './limit-values.ts'

export const queries: PageQueries = () => [query(packagesApi.listLimits)]

/** Page of support with the limits and their values for the three packages; a change is in force at once. */
export const Page = () => {
  const t = useT()
  const { data: limits } = useQuery(packagesApi.listLimits)
  return (
    <>
      <h1 tabIndex={-1}>{t('packages.limits.title')}</h1>
      <p className={css['lead']}>{t('packages.limits.lead')}</p>
      <ul className={css['list']}>
        {limits.map((limit) => (
          <LimitForm key={`${limit.id} ${limit.version}`} limit={limit} />
        ))}
      </ul>
    </>
  )
}

/** One limit with its three values; an empty number is unlimited. */
const LimitForm = ({ limit }: { readonly limit: OutputOf<typeof packagesApi.listLimits>[number] }) => {
  const t = useT()
  const { id, type, name, unit, window, version } = limit
  const [isChanged, setChanged] = useState(false)
  const change = useMutation(packagesApi.changeLimit, { invalidates: [packagesApi.listLimits], toast: t('packages.limits.saved') })
  return (
    <li className={css['limit']}>
      <form
        className={css['form']}
        aria-label={name}
        onInput={() => setChanged(true)}
        onSubmit={(event) => {
          event.preventDefault()
          const changed = changedValues(limit, readValues(type, new FormData(event.currentTarget)))
          if (Object.keys(changed).length > 0) change.mutate({ id, version, ...changed })
        }}
      >
        <p className={css['name']}>
          <strong>{name}</strong>
          <span className={css['quiet']}>
            {[unit !== 'none' && t(messageKey('packages.limits.unit', unit)), window === 'month' && t('packages.limits.monthly')]
              .filter(Boolean)
              .join(' ')}
          </span>
        </p>
        {valueNames.map((value) => (
          <label key={value} htmlFor={`${id}-${value}`} className={css['value']}>
            {t(messageKey('packages.limits', value))}
            {type === 'boolean' ? (
              <input type="checkbox" id={`${id}-${value}`} name={value} className={css['box']} defaultChecked={limit[value] === true} />
            ) : (
              <input
                type="number"
                id={`${id}-${value}`}
                name={value}
                className={css['number']}
                min={0}
                max={1_000_000}
                step={1}
                placeholder={t('packages.limits.unlimited')}
                defaultValue={typeof limit[value] === 'number' ? limit[value] : ''}
              />
            )}
          </label>
        ))}
        <Button
          type="submit"
          small
          look={isChanged ? 'second' : 'outline'}
          aria-disabled={change.isPending}
          aria-label={t('packages.limits.save.of', { name })}
        >
          {t('packages.limits.save')}
        </Button>
      </form>
    </li>
  )
}
