import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { CursorList } from '#web/app-kit/lists/CursorList.tsx'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, readListState, withFilter } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { supportApi } from '../../contract/api.ts'
import { type MailState, mailStates } from '../../contract/mail.ts'
import css from '../app.module.css'

const list: ListDefinition = { filters: ['to', 'template', 'state', 'before'] }
const tones: Readonly<Record<MailState, Tone>> = { waiting: 'info', retrying: 'warn', sent: 'good', given_up: 'bad' }

type MailInput = InputOf<typeof supportApi.listMails>

export const queries: PageQueries = ({ query: search }) => [query(supportApi.listMails, readListState(list, search).filters as MailInput)]

/** One mail: to whom, which, when, and what has become of it. */
const MailRow = ({ mail }: { readonly mail: OutputOf<typeof supportApi.listMails>['mails'][number] }) => {
  const t = useT()
  const language = useLanguage()
  const retry = useMutation(supportApi.retryMail, { invalidates: [supportApi.listMails], toast: t('support.mails.retried') })
  const { id, to, template, state, written_at, attempts, error } = mail
  return (
    <li className={css['row']}>
      <div>
        <strong>{template}</strong>
        <p className={css['quiet']}>{to ?? t('support.mails.service')}</p>
        {error !== null && <p className={css['quiet']}>{t('support.mails.error', { count: attempts, error })}</p>}
      </div>
      <time className={css['quiet']} dateTime={written_at}>
        {factMoment(written_at, language)}
      </time>
      <p className={css['buttons']}>
        <Badge tone={tones[state]}>{t(messageKey('support.mails.state', state))}</Badge>
        {state === 'given_up' && (
          <Button small aria-disabled={retry.isPending} onClick={() => retry.mutate({ id })}>
            {t('support.mails.retry')}
          </Button>
        )}
      </p>
    </li>
  )
}

/** Page with mails and their state, without their content. */
export const Page = () => {
  const t = useT()
  const { filters, hrefOf, ...listState } = useList(list)
  const { data } = useQuery(supportApi.listMails, filters as MailInput)
  const next = data.next === null ? null : withFilter({ ...listState, filters }, 'before', data.next)
  return (
    <>
      <h1 tabIndex={-1}>{t('support.mails.title')}</h1>
      <p className={css['lead']}>{t('support.mails.lead')}</p>
      <Filters submit={t('support.filter')}>
        <TextFilter name="to" label={t('support.mails.to')} value={filters['to']} />
        <TextFilter name="template" label={t('support.mails.template')} value={filters['template']} />
        <ChoiceFilter
          name="state"
          label={t('support.mails.state')}
          value={filters['state']}
          all={t('support.all')}
          options={mailStates.map((value) => ({ value, label: t(messageKey('support.mails.state', value)) }))}
        />
      </Filters>
      <CursorList
        none={{ title: t('support.mails.none'), text: t('support.mails.none.text') }}
        older={next && { href: hrefOf(next), label: t('support.older') }}
      >
        {data.mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </CursorList>
    </>
  )
}
