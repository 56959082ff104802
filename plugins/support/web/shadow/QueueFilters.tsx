import { ChoiceFilter, Filters } from '#web/app-kit/lists/Filters.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'

/** Filters of the queue within a tab: waiting or decided, those that the user holds. */
export const QueueFilters = ({ filters }: { readonly filters: Readonly<Record<string, string>> }) => {
  const t = useT()
  return (
    <Filters submit={t('support.filter')}>
      {filters['kind'] !== undefined && <input type="hidden" name="kind" value={filters['kind']} />}
      <ChoiceFilter
        name="status"
        label={t('support.shadow.status')}
        value={filters['status']}
        all={t('support.shadow.waiting')}
        options={[{ value: 'decided', label: t('support.shadow.decided') }]}
      />
      <ChoiceFilter
        name="assignee"
        label={t('support.shadow.assignee')}
        value={filters['assignee']}
        all={t('support.all')}
        options={[{ value: 'me', label: t('support.shadow.mine') }]}
      />
    </Filters>
  )
}
