import { Check } from 'lucide-react'
import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { recruitmentApi } from '../../contract/api.ts'
import { type ApplicationStatus, isOpen } from '../../contract/statuses.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../app.module.css'
import { PrintButton } from '../components/PrintButton.tsx'
import { Sheet } from '../components/Sheet.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { Timeline } from '../components/Timeline.tsx'
import { Answer } from './Answer.tsx'

export const queries: PageQueries = ({ params }) => [query(recruitmentApi.showApplication, { id: params['id'] ?? '' })]

/** Page of one application of the user: where it stands, what can be done, its history and who has read it. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { id = '' } = usePage().params
  const { data: application } = useQuery(recruitmentApi.showApplication, { id })
  const { facility, status, waiting } = application
  return (
    <div className={css['partsPage']}>
      <BackToList href={href('user_applications')}>{t('recruitment.own.all')}</BackToList>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>
            {facility.slug === null ? (
              facility.name || t('recruitment.own.gone')
            ) : (
              <a href={href(`/placowka/${facility.slug}`)}>{facility.name}</a>
            )}
          </h1>
          <p className={css['partsLead']}>{[application.child_name, facility.city].filter(Boolean).join(', ')}</p>
        </div>
        <StatusBadge status={status} />
      </header>
      <section className={css['partsCard']}>
        <Progress status={status} />
        <p>{t(messageKey('recruitment.status', status, 'parent'))}</p>
        {waiting && <p className={css['position']}>{t('recruitment.own.position', waiting)}</p>}
        {isOpen(status) && <p className={css['partsQuiet']}>{t('recruitment.no-guarantee')}</p>}
      </section>
      {status === 'offered' && <Answer of={application} />}
      {application.others_open > 0 && <OthersBox of={application} />}
      <Timeline history={application.history} />
      <Sheet of={application} />
      <Reads reads={application.reads} />
      <div className={css['buttons']}>
        <PrintButton />
        {application.may_withdraw && <WithdrawButton of={application} />}
      </div>
    </div>
  )
}

/** Offer to withdraw the child's other applications once a place is accepted. */
const OthersBox = ({ of: { id, others_open: count } }: { readonly of: ApplicationView }) => {
  const t = useT()
  const withdraw = useMutation(recruitmentApi.withdrawOthers, {
    invalidates: [recruitmentApi.showApplication, recruitmentApi.listOwn],
    toast: t('recruitment.own.others.done'),
  })
  return (
    <section className={`${css['partsCard']} ${css['offer']}`}>
      <h2>{t('recruitment.own.others.title')}</h2>
      <p>{t('recruitment.own.others.text', { count })}</p>
      <div className={css['buttons']}>
        <Button danger look="main" aria-disabled={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
          {t('recruitment.own.others.send')}
        </Button>
      </div>
    </section>
  )
}

const stages = ['sent', 'seen', 'talk', 'decision'] as const

const reached = (status: ApplicationStatus): number => (!isOpen(status) ? 3 : status === 'new' ? 0 : status === 'seen' ? 1 : 2)

/** Drawn line of the stages that an application goes through, up to the present one. */
const Progress = ({ status }: { readonly status: ApplicationStatus }) => {
  const t = useT()
  const now = reached(status)
  return (
    <ol className={css['progress']} aria-label={t('recruitment.detail.progress')}>
      {stages.map((stage, at) => (
        <li key={stage} data-done={at <= now ? '' : undefined} aria-current={at === now ? 'step' : undefined}>
          <span className={css['dot']} aria-hidden>
            {at <= now && <Icon of={Check} />}
          </span>
          {t(messageKey('recruitment.detail.progress', stage))}
        </li>
      ))}
    </ol>
  )
}

/** When the facility has read the application. */
const Reads = ({ reads }: Pick<ApplicationView, 'reads'>) => {
  const t = useT()
  const language = useLanguage()
  return (
    <section className={css['partsCard']} aria-labelledby="odczyty">
      <h2 id="odczyty">{t('recruitment.own.reads')}</h2>
      {reads.length === 0 ? (
        <p className={css['partsQuiet']}>{t('recruitment.own.reads.none')}</p>
      ) : (
        <ul className={css['reads']}>
          {reads.map(({ at, by, kind, times }) => (
            <li key={`${at}${by}${kind}`}>
              <time dateTime={at}>{factMoment(at, language)}</time>: {t(messageKey('recruitment.own.reads.by', by))},{' '}
              {t(messageKey('recruitment.own.reads', kind))}
              {times > 1 && ` (${times}×)`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const endings = {
  accepted: { name: 'recruitment.own.give-back', title: 'recruitment.own.give-back.title', text: 'recruitment.own.give-back.text' },
  open: { name: 'recruitment.own.withdraw', title: 'recruitment.own.withdraw.title', text: 'recruitment.own.withdraw.text' },
} as const

/** Button that withdraws an application, or gives an accepted place back, after a question. */
const WithdrawButton = ({ of: { id, status } }: { readonly of: ApplicationView }) => {
  const t = useT()
  const act = endings[status === 'accepted' ? 'accepted' : 'open']
  const { mutate, isPending } = useMutation(recruitmentApi.withdrawApplication, {
    invalidates: [recruitmentApi.showApplication, recruitmentApi.listOwn],
    toast: t('recruitment.own.withdrawn'),
  })
  return (
    <ConfirmButton
      danger
      small
      title={t(act.title)}
      text={t(act.text)}
      accept={t(act.name)}
      aria-disabled={isPending}
      onConfirm={() => mutate({ id })}
    >
      {t(act.name)}
    </ConfirmButton>
  )
}
