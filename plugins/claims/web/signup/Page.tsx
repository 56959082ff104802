import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import type { signupData } from '../pages.data.ts'
import css from './signup.module.css'

const fields = [
  { name: 'facility_name', max: 200, autoComplete: 'organization' },
  { name: 'city', max: 80, autoComplete: 'address-level2' },
  { name: 'name', max: 120, autoComplete: 'name' },
  { name: 'position', max: 100, autoComplete: 'organization-title' },
  { name: 'email', max: 254, autoComplete: 'email', type: 'email' },
  { name: 'phone', max: 30, autoComplete: 'tel', type: 'tel' },
] as const

/** Page that signs a facility up without an account; it first asks whether one of the similar facilities is meant. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facilities } = usePageData<typeof signupData>()
  const labels = Object.fromEntries(fields.map(({ name }) => [name, t(messageKey('claims.signup.field', name))]))
  const noneOfThem = t('claims.signup.field.none_of_them')
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>
            <TextWithHighlight text={t('claims.signup.heading')} highlight={(part) => <Highlight>{part}</Highlight>} />
          </h1>
          <p className={css['lead']}>{t('claims.signup.lead')}</p>
          <div>
            <PrivateLink href={href('claim') ?? '/'}>{t('claims.signup.own')}</PrivateLink>
          </div>
        </header>
        <div className={css['form']}>
          {facilities.length > 0 && (
            <section className={css['similar']} aria-labelledby="podobne">
              <h2 id="podobne" className={css['small']}>
                {t('claims.signup.similar.title')}
              </h2>
              <p>{t('claims.signup.similar.text')}</p>
              <ul className={css['list']}>
                {facilities.map(({ id, name, street, city }) => (
                  <li key={id}>
                    <a href={href('claim_facility', { id })}>{name}</a>
                    <span className={css['quiet']}> {[street, city].filter(Boolean).join(', ')}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <PostForm labels={{ ...labels, none_of_them: noneOfThem }} send={t('claims.signup.send')} honeypot>
            {fields.map((field) => (
              <Field key={field.name} {...field} label={labels[field.name] ?? ''} />
            ))}
            {facilities.length > 0 && (
              <Checkbox name="none_of_them" value="yes" optional>
                {noneOfThem}
              </Checkbox>
            )}
            <p className={css['quiet']}>{t('claims.signup.privacy')}</p>
          </PostForm>
        </div>
      </div>
    </Container>
  )
}
