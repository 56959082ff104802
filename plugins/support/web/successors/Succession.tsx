import { factDay } from '#core/kernel/dates.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { supportApi } from '../../contract/api.ts'
import { registersApi } from '../../contract/desk-apis.ts'
import css from '../parts/desk.module.css'
import { nameWithNumbers } from '../parts/name-with-numbers.ts'

type SuccessorPair = OutputOf<typeof registersApi.listSuccessors>['items'][number]

const Side = ({ of, as }: { readonly of: SuccessorPair['former']; readonly as: 'former' | 'successor' }) => {
  const { t } = useTranslation('support')
  const href = useHref()
  const address = [of.street, of.building_number].filter((part) => part !== null).join(' ')
  return (
    <div>
      <p className={css['badges']}>
        <Badge tone={as === 'former' ? 'warn' : 'info'}>{t(`successors.${as}`)}</Badge>
      </p>
      <a href={href('support_facility', { id: of.id })}>{of.name}</a>
      <p className={css['quiet']}>
        {t(`tags.specialization.${of.type}`)} · {[address, of.city].filter((part) => part !== '').join(', ')}
        <br />
        {of.numbers.join(', ')}
        {of.phone && ` · ${of.phone}`}
        {of.operator !== null && (
          <>
            <br />
            {t('successors.operator', { name: of.operator })}
          </>
        )}
      </p>
    </div>
  )
}

/** A closed facility and its possible successor, which support confirms or dismisses. */
export const Succession = ({ pair: { id, reason, register, edition_on, former, successor } }: { readonly pair: SuccessorPair }) => {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const invalidates = [registersApi.listSuccessors, supportApi.listMerges]
  const confirm = useMutation(supportApi.mergeFacilities, { invalidates, toast: t('successors.confirmed') })
  const dismiss = useMutation(registersApi.dismissSuccessor, { invalidates, toast: t('successors.dismissed') })
  const names = { former: nameWithNumbers(former), successor: nameWithNumbers(successor) }
  const label = { name: names.successor }
  return (
    <li className={`${css['panel']} ${css['section']}`}>
      <p className={css['quiet']}>
        {t(`successors.reason.${reason}`)} · {t(`source.${register}`)}, {factDay(edition_on, language)}
      </p>
      <div className={css['two']}>
        <Side of={former} as="former" />
        <Side of={successor} as="successor" />
      </div>
      <p className={css['buttons']}>
        <ReasonButton
          small
          look="main"
          title={t('successors.confirm.title')}
          text={t('successors.confirm.text', names)}
          accept={t('successors.confirm')}
          aria-label={t('successors.confirm.of', label)}
          onConfirm={(why) => confirm.mutate({ survivor_id: successor.id, merged_id: former.id, kind: 'successor', reason: why })}
        >
          {t('successors.confirm')}
        </ReasonButton>
        <ReasonButton
          small
          title={t('successors.dismiss.title')}
          text={t('successors.dismiss.text', names)}
          accept={t('successors.dismiss')}
          aria-label={t('successors.dismiss.of', label)}
          onConfirm={(why) => dismiss.mutate({ id, reason: why })}
        >
          {t('successors.dismiss')}
        </ReasonButton>
      </p>
    </li>
  )
}
