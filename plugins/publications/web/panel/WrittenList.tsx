import { messageKey } from '#core/kernel/message-key.ts'
import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import { type ListState, withFilter } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { reviewDays } from '../../contract/limits.ts'
import type { NewsHead } from '../../contract/publication.ts'
import { newPostDraft } from '../areas/post-drafts.ts'
import { filtersOf, statusFilterOf } from '../areas/status-filter.ts'
import { useWritingArea } from '../areas/writing-area.ts'
import { NewsCard } from './NewsCard.tsx'
import { UnsavedDraft } from './UnsavedDraft.tsx'

interface WrittenListProps {
  readonly of: { readonly items: readonly NewsHead[]; readonly curPage: number; readonly pageTotal: number }
  /** State of the list in the address of the page. */
  readonly state: ListState & { readonly hrefOf: (change: Partial<ListState>) => string }
}

/** Posts of an area by status, for those who write them, a page at a time. */
export const WrittenList = ({ of: posts, state }: WrittenListProps) => {
  const t = useT()
  const area = useWritingArea()
  const shown = statusFilterOf(state.filters['status'])
  const add = area.canAdd ? area.addresses.add() : undefined
  return (
    <>
      {area.canWrite && (
        <FilterLinks
          label={t('publications.panel.filter')}
          current={shown}
          links={filtersOf(area).map((filter) => ({
            key: filter,
            label: t(messageKey('publications.panel.filter', filter)),
            href: state.hrefOf(withFilter(state, 'status', filter === 'all' ? '' : filter)),
          }))}
        />
      )}
      {area.canAdd && <UnsavedDraft isNew of={newPostDraft(area, null)} href={add} />}
      <PageList
        of={posts}
        hrefOf={state.hrefOf}
        none={{
          title: t(shown === 'all' ? messageKey('publications.area.none', area.section) : messageKey('publications.panel.none', shown)),
          text: t(
            shown === 'all'
              ? messageKey('publications.area.none', area.section, 'text')
              : messageKey('publications.panel.none', shown, 'text'),
            { days: reviewDays },
          ),
          action: add === undefined ? undefined : { label: t(messageKey('publications.area.add', area.section)), href: add },
        }}
      >
        {(news) => <NewsCard key={news.id} of={news} />}
      </PageList>
    </>
  )
}
