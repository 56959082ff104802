import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { moderationApi } from '../../contract/desk-apis.ts'
import { ChoiceFilter, Filters } from '#web/app-kit/lists/Filters.tsx'

/** Filters of the queue: kind with how many wait and are overdue, waiting or decided, those that the user holds. */
export const QueueFilters = ({ filters }: { readonly filters: Readonly<Record<string, string>> }) => {
  const { t } = useTranslation('support')
  const { data } = useQuery(moderationApi.countReviews)
  return (
    <Filters submit={t('filter')}>
      <ChoiceFilter
        name="kind"
        label={t('shadow.kind')}
        value={filters['kind']}
        all={t('all')}
        options={data.kinds.map(({ kind, messages, waiting, overdue }) => ({
          value: kind,
          label: t('shadow.kind.counts', { name: t(`${messages}.name`), waiting, overdue }),
        }))}
      />
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
