import { useEffect, useId, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import form from '#web/ui/fields/forms.module.css'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { membershipApi } from '../../contract/api.ts'
import { askAgainDays } from '../../contract/limits.ts'
import { type MemberRole, memberRoles } from '../../contract/membership.ts'
import css from '../app.module.css'
import { Note } from '../components/Note.tsx'

export const queries: PageQueries = ({ params }) => [query(membershipApi.showJoining, { slug: params['slug'] ?? '' })]

/**
 * Page on which somebody asks a facility to confirm that she is a parent or a teacher there; otherwise it says why that
 * is not possible.
 */
export const Page = () => {
  const t = useT()
  const { facility } = useLayoutData(facilityTask)
  const { data } = useQuery(membershipApi.showJoining, { slug: usePage().params['slug'] ?? facility.slug })
  const [sent, setSent] = useState(false)
  const status = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => (sent ? status.current?.focus() : undefined), [sent])
  return (
    <div className={css['page']}>
      <div>
        <h1 tabIndex={-1}>{t('membership.join.title')}</h1>
        {data.possible && <p className={css['lead']}>{t('membership.join.lead')}</p>}
      </div>
      <div role="status" ref={status} tabIndex={-1}>
        {sent && <Note>{t('membership.join.sent')}</Note>}
      </div>
      {!sent && data.reason !== null && <Note>{t(messageKey('membership.join.reason', data.reason), { count: askAgainDays })}</Note>}
      {!sent && data.possible && <RequestForm facilityId={facility.id} onSent={() => setSent(true)} />}
      {(sent || !data.possible) && <Ways slug={facility.slug} />}
    </div>
  )
}

const Ways = ({ slug }: { readonly slug: string }) => {
  const t = useT()
  const href = useHref()
  return (
    <p className={css['buttons']}>
      <LinkButton href={href('user_memberships')}>{t('membership.join.mine')}</LinkButton>
      <LinkButton href={href(`/placowka/${slug}`)} look="quiet">
        {t('membership.join.back')}
      </LinkButton>
    </p>
  )
}

const RequestForm = ({ facilityId, onSent }: { readonly facilityId: string; readonly onSent: () => void }) => {
  const t = useT()
  const id = useId()
  const [role, setRole] = useState<MemberRole>('parent')
  const request = useMutation(membershipApi.requestMembership, { invalidates: [membershipApi.showJoining], onSuccess: onSent })
  return (
    <form
      className={css['card']}
      onSubmit={(event) => {
        event.preventDefault()
        request.mutate({ facility_id: facilityId, role })
      }}
    >
      <fieldset className={form['choice']}>
        <legend>{t('membership.join.role')}</legend>
        <div className={form['pills']}>
          {memberRoles.map((one) => (
            <label key={one} className={form['pill']}>
              <input type="radio" name={`${id}-role`} value={one} checked={role === one} onChange={() => setRole(one)} />
              {t(messageKey('membership.join', one))}
            </label>
          ))}
        </div>
      </fieldset>
      <p>{t('membership.join.gives')}</p>
      <p className={css['hint']}>{t('membership.join.sees')}</p>
      <div className={css['buttons']}>
        <Button type="submit" look="main" aria-disabled={request.isPending}>
          {t('membership.join.send')}
        </Button>
      </div>
    </form>
  )
}
