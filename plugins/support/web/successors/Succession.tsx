import type { SourceKey } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { supportApi } from '../../contract/api.ts'
import { registersApi } from '../../contract/desk-apis.ts'
import css from '../parts/desk.module.css'
import { nameWithNumbers } from '../parts/name-with-numbers.ts'

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
export const Succession = ({ pair: { id, reason, register, edition_on, former, successor } }: { readonly pair: SuccessorPair }) => {
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
