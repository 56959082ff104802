import { Search } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { MaterialsFilter } from '../../contract/material.ts'
import { queryOf } from './filters.ts'
import css from './search-form.module.css'
import { useZoneHref } from './use-zone-href.ts'

/** Search for words, which keeps the chosen tags. */
export const SearchForm = ({ filter: { q, ...tags } }: { readonly filter: MaterialsFilter }) => {
  const t = useT()
  const zoneHref = useZoneHref()
  return (
    <search>
      <form method="get" action={zoneHref()} className={css['search']}>
        {Object.entries(queryOf(tags)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon of={Search} />
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          aria-label={t('teacher-zone.search')}
          placeholder={t('teacher-zone.search.hint')}
        />
        <Button type="submit" look="main">
          {t('teacher-zone.search.submit')}
        </Button>
      </form>
    </search>
  )
}
