import { useTranslation } from '#web/app-kit/i18n.ts'
import { ChoiceFilter, Filters } from '#web/app-kit/lists/Filters.tsx'

/** Filters of the queue within a tab: waiting or decided, those that the user holds. */
export const QueueFilters = ({ filters }: { readonly filters: Readonly<Record<string, string>> }) => {
  const { t } = useTranslation('support')
  return (
    <Filters submit={t('filter')}>
      {filters['kind'] !== undefined && <input type="hidden" name="kind" value={filters['kind']} />}
      <ChoiceFilter
        name="status"
        label={t('shadow.status')}
        value={filters['status']}
        all={t('shadow.waiting')}
        options={[{ value: 'decided', label: t('shadow.decided') }]}
      />
      <ChoiceFilter
        name="assignee"
        label={t('shadow.assignee')}
        value={filters['assignee']}
        all={t('all')}
        options={[{ value: 'me', label: t('shadow.mine') }]}
      />
    </Filters>
  )
}
