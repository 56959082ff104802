import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { data } from './docs.data.ts'
import css from './docs.module.css'
import { ErrorList } from './ErrorList.tsx'
import { Members } from './Members.tsx'
import { OperationSection } from './OperationSection.tsx'

const rules = ['errors', 'session', 'unknown', 'language', 'limits', 'shapes'] as const

/** Page of all operations with input, output and errors. */
export const Page = () => {
  const t = useT()
  const { groups, errors, shapes, rateLimit } = usePageData<typeof data>()
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>{t('api-docs.title')}</h1>
          <p className={css['lead']}>{t('api-docs.lead')}</p>
        </header>
        <nav className={css['contents']} aria-label={t('api-docs.contents')}>
          {groups.map(({ plugin, operations }) => (
            <ul key={plugin}>
              {operations.map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <b>{method}</b> {path}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className={css['chapters']}>
          <section className={css['rules']} aria-labelledby="rules">
            <h2 id="rules">{t('api-docs.rules')}</h2>
            <p>
              {t('api-docs.rules.machine')} <a href="/api/openapi.json">/api/openapi.json</a>
            </p>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{t(messageKey('api-docs.rules', rule), { ...rateLimit })}</li>
              ))}
            </ul>
            <p>{t('api-docs.always')}</p>
            <ErrorList of={errors} />
          </section>
          {groups.flatMap(({ operations }) => operations.map((operation) => <OperationSection key={operation.id} operation={operation} />))}
          <section aria-labelledby="shapes">
            <h2 id="shapes">{t('api-docs.shapes')}</h2>
            {shapes.map(({ name, members }) => (
              <div key={name} className={css['shape']} id={name}>
                <h3>
                  <code>{name}</code>
                </h3>
                <Members of={members} label={name} />
              </div>
            ))}
          </section>
        </div>
      </div>
    </Container>
  )
}
