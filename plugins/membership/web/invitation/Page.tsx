import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { invitationData } from '../pages.data.ts'
import { Gone } from './Gone.tsx'
import css from './invitation.module.css'

/** Page of an invitation, to which its mail leads: who invites, what it means, and the ways to accept or refuse. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const invitation = usePageData<typeof invitationData>()
  if (invitation === null) return <Gone />
  const { facility, role, email, token } = invitation
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t(messageKey('membership.invitation.heading', role), { facility: facility.name })}</h1>
        <p className={css['quiet']}>
          <a href={href(`/placowka/${facility.slug}`)}>{facility.name}</a>, {facility.city}
        </p>
        <p>{t('membership.invitation.to', { email })}</p>
        <p className={css['quiet']}>{t('membership.invitation.sees')}</p>
        <div className={css['ways']}>
          <form action={href('user_memberships')}>
            <input type="hidden" name="invitation" value={token} />
            <Button type="submit" look="main">
              {t('membership.invitation.join')}
            </Button>
          </form>
          <LinkButton href={href('register')}>{t('membership.invitation.register')}</LinkButton>
        </div>
        <p>
          <a href={href(`/zaproszenie/${token}/odmowa`)}>{t('membership.invitation.refuse')}</a>
        </p>
      </div>
    </Container>
  )
}
