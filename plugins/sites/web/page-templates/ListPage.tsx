import { sitePreviewsPath } from '#core/kernel/site-address.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import type { PageTemplateView } from '../../contract/page-template.ts'
import { templatesApi } from '../../contract/templates-api.ts'
import app from '../app.module.css'
import css from './page-templates.module.css'
import { TemplateFields, useTemplateLabels } from './TemplateFields.tsx'

export const queries: PageQueries = ({ context }) => [
  query(templatesApi.listPageTemplates),
  query(templatesApi.listTemplateChoices, { language: context.language }),
]

/** Page of support with the page templates (row SP-07). */
export const ListPage = () => {
  const t = useT()
  const { items } = useQuery(templatesApi.listPageTemplates).data
  return (
    <div className={app['page']}>
      <header>
        <h1 tabIndex={-1}>{t('sites.page-templates.title')}</h1>
        <p className={app['lead']}>{t('sites.page-templates.lead')}</p>
      </header>
      <details className={css['new']}>
        <summary>{t('sites.page-templates.new')}</summary>
        <NewTemplate />
      </details>
      {items.length === 0 ? (
        <p>{t('sites.page-templates.none')}</p>
      ) : (
        <ul className={css['rows']}>
          {items.map((template) => (
            <Row key={template.id} of={template} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Form of a new template, whose pages are edited afterwards. */
const NewTemplate = () => {
  const t = useT()
  const href = useHref()
  const labels = useTemplateLabels()
  const form = useApiForm(templatesApi.addPageTemplate, {
    id: 'nowy-szablon',
    invalidates: [templatesApi.listPageTemplates],
    onSaved: ({ id }) => goTo(href('support_template', { template: id }) ?? '/'),
  })
  return (
    <ApiForm of={form} labels={labels}>
      <TemplateFields labels={labels} />
      <SubmitRow send={t('sites.page-templates.create')} />
    </ApiForm>
  )
}

const Row = ({ of: { id, key, name, theme, theme_installed, note, active } }: { readonly of: PageTemplateView }) => {
  const t = useT()
  const href = useHref()
  const { themes } = useQuery(templatesApi.listTemplateChoices, { language: useLanguage() }).data
  const remove = useMutation(templatesApi.removePageTemplate, {
    invalidates: [templatesApi.listPageTemplates],
    acceptedErrors: ['error/page-template-not-found'],
    toast: t('sites.page-templates.deleted'),
  })
  return (
    <li className={css['row']}>
      <div>
        <p>
          <strong>{name}</strong> {!active && <Badge tone="plain">{t('sites.page-templates.off')}</Badge>}
        </p>
        <p className={app['hint']}>
          {key} · {themes.find((one) => one.key === theme)?.name ?? theme}
        </p>
        {note !== '' && <p>{note}</p>}
        {!theme_installed && <p className={css['gone']}>{t('sites.page-templates.theme.gone', { theme })}</p>}
      </div>
      <p className={app['buttons']}>
        <LinkButton small href={href('support_template', { template: id })} aria-label={t('sites.page-templates.edit.of', { name })}>
          {t('sites.page-templates.edit')}
        </LinkButton>
        <LinkButton
          small
          href={`${sitePreviewsPath}/szablon/${id}`}
          target="_blank"
          rel="noopener"
          aria-label={t('sites.page-templates.preview.of', { name })}
        >
          {t('sites.page-templates.preview')}
        </LinkButton>
        <ConfirmButton
          danger
          small
          title={t('sites.page-templates.delete.title', { name })}
          text={t('sites.page-templates.delete.text')}
          accept={t('sites.page-templates.delete')}
          onConfirm={() => remove.mutate({ id })}
        >
          {t('sites.page-templates.delete')}
        </ConfirmButton>
      </p>
    </li>
  )
}
