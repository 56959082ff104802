import type { SourceKey } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { supportApi } from '../../contract/api.ts'
import { registersApi } from '../../contract/desk-apis.ts'
import css from '../app.module.css'
import { nameWithNumbers } from '../components/name-with-numbers.ts'
import { PairsPage } from '../components/PairsPage.tsx'

export const queries: PageQueries = ({ query: search }) => [
  query(registersApi.listSuccessors, { page: String(readListState({}, search).page) }),
  query(supportApi.listMerges, {}),
]

/** Page with closed facilities and those that may have followed them, and the latest merges. */
export const Page = () => {
  const t = useT()
  const { page } = useList({})
  const { data } = useQuery(registersApi.listSuccessors, { page: String(page) })
  return (
    <PairsPage
      title={t('support.successors.title')}
      lead={t('support.successors.lead')}
      none={{ title: t('support.successors.none'), text: t('support.successors.none.text') }}
      of={data}
    >
      {(pair) => <Succession key={pair.id} pair={pair} />}
    </PairsPage>
  )
}

type SuccessorPair = OutputOf<typeof registersApi.listSuccessors>['items'][number]

const Side = ({ of, as }: { readonly of: SuccessorPair['former']; readonly as: 'former' | 'successor' }) => {
  const t = useT()
  const href = useHref()
  const address = [of.street, of.building_number].filter((part) => part !== null).join(' ')
  return (
    <div>
      <p className={css['badges']}>
        <Badge tone={as === 'former' ? 'warn' : 'info'}>{t(messageKey('support.successors', as))}</Badge>
      </p>
      <a href={href('support_facility', { id: of.id })}>{of.name}</a>
      <p className={css['quiet']}>
        {t(messageKey('tags.specialization', of.type))} · {[address, of.city].filter((part) => part !== '').join(', ')}
        <br />
        {of.numbers.join(', ')}
        {of.phone && ` · ${of.phone}`}
        {of.operator !== null && (
          <>
            <br />
            {t('support.successors.operator', { name: of.operator })}
          </>
        )}
      </p>
    </div>
  )
}

/** A closed facility and its possible successor, which support confirms or dismisses. */
const Succession = ({ pair: { id, reason, register, edition_on, former, successor } }: { readonly pair: SuccessorPair }) => {
  const t = useT()
  const language = useLanguage()
  const invalidates = [registersApi.listSuccessors, supportApi.listMerges]
  const confirm = useMutation(supportApi.mergeFacilities, { invalidates, toast: t('support.successors.confirmed') })
  const dismiss = useMutation(registersApi.dismissSuccessor, { invalidates, toast: t('support.successors.dismissed') })
  const names = { former: nameWithNumbers(former), successor: nameWithNumbers(successor) }
  const label = { name: names.successor }
  return (
    <li className={`${css['panel']} ${css['section']}`}>
      <p className={css['quiet']}>
        {t(messageKey('support.successors.reason', reason))} · {t(messageKey('support.source', register as SourceKey))},{' '}
        {factDay(edition_on, language)}
      </p>
      <div className={css['two']}>
        <Side of={former} as="former" />
        <Side of={successor} as="successor" />
      </div>
      <p className={css['buttons']}>
        <ReasonButton
          small
          look="main"
          title={t('support.successors.confirm.title')}
          text={t('support.successors.confirm.text', names)}
          accept={t('support.successors.confirm')}
          aria-label={t('support.successors.confirm.of', label)}
          onConfirm={(why) => confirm.mutate({ survivor_id: successor.id, merged_id: former.id, kind: 'successor', reason: why })}
        >
          {t('support.successors.confirm')}
        </ReasonButton>
        <ReasonButton
          small
          title={t('support.successors.dismiss.title')}
          text={t('support.successors.dismiss.text', names)}
          accept={t('support.successors.dismiss')}
          aria-label={t('support.successors.dismiss.of', label)}
          onConfirm={(why) => dismiss.mutate({ id, reason: why })}
        >
          {t('support.successors.dismiss')}
        </ReasonButton>
      </p>
    </li>
  )
}
