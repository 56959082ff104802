import { useEffect, useId, useRef, useState } from 'react'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { membershipApi } from '../../contract/api.ts'
import type { InvitationReport } from '../../contract/invitation.ts'
import { invitationLimits } from '../../contract/limits.ts'
import type { MemberRole } from '../../contract/membership.ts'
import { parseEmails } from '../../contract/parse-emails.ts'
import shared from '../app.module.css'
import css from '../app.module.css'

interface InviteDialogProps {
  readonly facilityId: string
  readonly memberRole: MemberRole
  readonly onClose: () => void
}

/** Reads a pasted list; `emails` are those that are sent, at most as many as a day allows. */
const readList = (text: string) => {
  const lines = text.split(/\r?\n/)
  const parsed = lines.length > invitationLimits.lines ? [] : parseEmails(lines)
  const found = parsed.filter(({ result }) => result === 'new')
  const count = (result: string) => parsed.filter((one) => one.result === result).length
  return {
    emails: found.slice(0, invitationLimits.perDay).map((one) => one.text),
    found: found.length,
    duplicate: count('duplicate'),
    invalid: parsed.flatMap(({ line, text, result }) => (result === 'invalid' ? [{ line, text, result }] : [])),
    tooLong: lines.length > invitationLimits.lines,
  }
}

/** Dialog that invites people: a list is pasted, and what was understood is shown before anything is sent. */
export const InviteDialog = ({ facilityId, memberRole: role, onClose }: InviteDialogProps) => {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [report, setReport] = useState<InvitationReport | null>(null)
  const invite = useMutation(membershipApi.invite, { invalidates: [membershipApi.listMembers], onSuccess: setReport })
  const list = readList(text)
  useEffect(() => dialog.current?.showModal(), [])
  const send = () => list.emails.length > 0 && invite.mutate({ facility_id: facilityId, role, emails: list.emails })
  const rest = report?.results.filter(({ result }) => result !== 'created') ?? []
  return (
    <dialog ref={dialog} className={dialogCss['dialog']} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form
        className={css['form']}
        data-unsent="no"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <h2 id={`${id}-title`} className={dialogCss['title']}>
          {t(messageKey('membership.panel.invite', role))}
        </h2>
        {report === null ? (
          <>
            <label htmlFor={`${id}-list`}>{t('membership.panel.invite.emails')}</label>
            <p id={`${id}-hint`} className={shared['hint']}>
              {t('membership.panel.invite.hint')}
            </p>
            <textarea
              id={`${id}-list`}
              className={css['area']}
              value={text}
              rows={8}
              spellCheck={false}
              autoComplete="off"
              aria-describedby={`${id}-hint ${id}-found`}
              onChange={({ target }) => setText(target.value)}
            />
            <div id={`${id}-found`} className={css['preview']} role="status">
              {text.trim() !== '' && !list.tooLong && (
                <p className={css['count']}>{t('membership.panel.invite.found', { count: list.found })}</p>
              )}
              {list.tooLong && <p className={css['bad']}>{t('membership.panel.invite.too-long', { count: invitationLimits.lines })}</p>}
              {(list.duplicate > 0 || list.invalid.length > 0) && (
                <p className={shared['quiet']}>
                  {t('membership.panel.invite.skipped', { duplicate: list.duplicate, invalid: list.invalid.length })}
                </p>
              )}
              {list.found > invitationLimits.perDay && (
                <p className={css['bad']}>{t('membership.panel.invite.too-many', { count: invitationLimits.perDay })}</p>
              )}
            </div>
            <InvitationLines results={list.invalid} />
            <p className={shared['hint']}>{t('membership.panel.invite.privacy')}</p>
            <div className={shared['buttons']}>
              <Button type="submit" look="main" aria-disabled={invite.isPending} disabled={list.emails.length === 0}>
                {t('membership.panel.invite')}
              </Button>
              <Button onClick={() => dialog.current?.close()}>{t('CANCEL')}</Button>
            </div>
          </>
        ) : (
          <>
            <p className={css['count']} role="status">
              {report.created > 0 ? t('membership.panel.invite.sent', { count: report.created }) : t('membership.panel.invite.sent-none')}
            </p>
            <InvitationLines results={rest} />
            <div className={shared['buttons']}>
              <Button look="main" onClick={() => dialog.current?.close()}>
                {t('membership.panel.invite.close')}
              </Button>
            </div>
          </>
        )}
      </form>
    </dialog>
  )
}

/** Most entries that are listed one by one. */
const maxShown = 50

type Entry = Pick<InvitationReport['results'][number], 'line' | 'text'> & { readonly result: PartOf<'membership.panel.result'> }

/** Addresses that were not invited, each with the reason. */
const InvitationLines = ({ results }: { readonly results: readonly Entry[] }) => {
  const t = useT()
  if (results.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
    <ul className={css['lines']} tabIndex={0} aria-label={t('membership.panel.invite.emails')}>
      {results.slice(0, maxShown).map(({ line, text, result }) => (
        <li key={`${line} ${text} ${result}`}>
          <strong>{text}</strong>
          <span>{t(messageKey('membership.panel.result', result))}</span>
        </li>
      ))}
      {results.length > maxShown && <li>{t('membership.panel.invite.more', { count: results.length - maxShown })}</li>}
    </ul>
  )
}
