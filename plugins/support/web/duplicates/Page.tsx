import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { supportApi } from '../../contract/api.ts'
import { registersApi } from '../../contract/desk-apis.ts'
import css from '../app.module.css'
import { PairsPage } from '../components/PairsPage.tsx'

export const queries: PageQueries = ({ query: search }) => [
  query(registersApi.listDuplicates, { page: String(readListState({}, search).page) }),
  query(supportApi.listMerges, {}),
]

/** Page with pairs of facilities that may be duplicates, and the latest merges. */
export const Page = () => {
  const t = useT()
  const { page } = useList({})
  const { data } = useQuery(registersApi.listDuplicates, { page: String(page) })
  return (
    <PairsPage
      title={t('support.duplicates.title')}
      lead={t('support.duplicates.lead')}
      none={{ title: t('support.duplicates.none'), text: t('support.duplicates.none.text') }}
      of={data}
    >
      {(pair) => <Pair key={pair.one.id + pair.other.id} pair={pair} />}
    </PairsPage>
  )
}

type DuplicatePair = OutputOf<typeof registersApi.listDuplicates>['items'][number]

/** Two facilities side by side; either may survive. */
const Pair = ({ pair: { one, other, reasons } }: { readonly pair: DuplicatePair }) => {
  const t = useT()
  const href = useHref()
  const merge = useMutation(supportApi.mergeFacilities, {
    invalidates: [registersApi.listDuplicates, supportApi.listMerges],
    toast: t('support.merge.done'),
  })
  const sides = [
    [one, other],
    [other, one],
  ] as const
  return (
    <li className={css['panel']}>
      <p className={css['quiet']}>{reasons.map((reason) => t(messageKey('support.duplicates.reason', reason))).join(' · ')}</p>
      <div className={css['two']}>
        {sides.map(([survivor, merged]) => (
          <div key={survivor.id} className={css['section']}>
            <div>
              <a href={href('support_facility', { id: survivor.id })}>{survivor.name}</a>
              <p className={css['quiet']}>
                {t(messageKey('tags.specialization', survivor.type))} · {survivor.street} {survivor.building_number}, {survivor.city}
                <br />
                {survivor.numbers.join(', ')}
                {survivor.phone && ` · ${survivor.phone}`}
              </p>
            </div>
            <p>
              <ReasonButton
                small
                title={t('support.merge.title')}
                text={t('support.merge.text', { merged: merged.name, survivor: survivor.name })}
                accept={t('support.merge')}
                aria-label={t('support.duplicates.keep.of', { name: survivor.name, numbers: survivor.numbers.join(', ') })}
                onConfirm={(reason) => merge.mutate({ survivor_id: survivor.id, merged_id: merged.id, reason })}
              >
                {t('support.duplicates.keep')}
              </ReasonButton>
            </p>
          </div>
        ))}
      </div>
    </li>
  )
}
