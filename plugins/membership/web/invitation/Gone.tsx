import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import css from './invitation.module.css'

/** Says that the link of an invitation no longer works, and what to do. */
export const Gone = () => {
  const t = useT()
  const href = useHref()
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('membership.invitation.gone')}</h1>
        <p>{t('membership.invitation.gone.text')}</p>
        <div className={css['ways']}>
          <LinkButton href={href('user_memberships')}>{t('membership.invitation.mine')}</LinkButton>
        </div>
      </div>
    </Container>
  )
}
