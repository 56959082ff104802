import { lazy, useState } from 'react'
import { sitePreviewsPath } from '#core/kernel/site-address.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { PageTemplateView } from '../../contract/page-template.ts'
import { templatesApi } from '../../contract/templates-api.ts'
import app from '../app.module.css'
import { PageForm } from '../builder/sections/PageForm.tsx'
import { SectionList } from '../builder/sections/SectionList.tsx'
import { ContentContext, type ContentState } from '../builder/state/builder-context.ts'
import { PageTree } from '../builder/tree/PageTree.tsx'
import css from './page-templates.module.css'
import { TemplateFields, useTemplateLabels } from './TemplateFields.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useTemplatePages } from './use-template-pages.ts'

const ConflictDialog = lazy(() => import('../builder/ConflictDialog.tsx'))

export const queries: PageQueries = ({ context }) => [
  query(templatesApi.listPageTemplates),
  query(templatesApi.listTemplateChoices, { language: context.language }),
]

/** Page of support with one template: its name and theme, its pages as in the builder of sites, and how they look. */
export const EditorPage = () => {
  const t = useT()
  const href = useHref()
  const { params } = usePage()
  const { items } = useQuery(templatesApi.listPageTemplates).data
  const template = items.find(({ id }) => id === params['template'])
  return (
    <div className={app['page']}>
      <p>
        <a href={href('support_templates')}>{t('sites.page-templates.back')}</a>
      </p>
      <h1 tabIndex={-1}>{template?.name ?? t('sites.page-templates.title')}</h1>
      {template ? (
        <>
          {!template.theme_installed && <p className={app['notice']}>{t('sites.page-templates.theme.gone', { theme: template.theme })}</p>}
          <details className={css['new']}>
            <summary>{t('sites.page-templates.data')}</summary>
            <TemplateForm key={template.version} of={template} />
          </details>
          <PagesEditor key={template.id} of={template} />
        </>
      ) : (
        <p>{t('sites.page-templates.gone')}</p>
      )}
    </div>
  )
}

/** Form of name, key, theme and note, and whether owners can choose it. */
const TemplateForm = ({ of: { id, version, name, key, theme, note, active } }: { readonly of: PageTemplateView }) => {
  const t = useT()
  const labels = useTemplateLabels()
  const form = useApiForm(templatesApi.changePageTemplate, {
    id: `szablon-${id}`,
    input: { id },
    record: { values: { name, key, theme, note, active }, version },
    invalidates: [templatesApi.listPageTemplates],
  })
  return (
    <ApiForm of={form} labels={labels}>
      <TemplateFields labels={labels} theme={theme} />
      <Checkbox name="active" optional>
        {t('sites.page-templates.active')}
      </Checkbox>
      <SubmitRow send={t('sites.page-templates.save')} />
    </ApiForm>
  )
}

/** Tree of pages, the open one as it will look, and its sections; all pages are saved together. */
const PagesEditor = ({ of: template }: { readonly of: PageTemplateView }) => {
  const t = useT()
  const { data: choices } = useQuery(templatesApi.listTemplateChoices, { language: useLanguage() })
  const { id, version } = template
  const draft = useTemplatePages(template)
  const { content, isChanged, conflict } = draft
  const [openId, openPage] = useState('')
  const [section, openSection] = useState<string | null>(null)
  useLeaveQuestion(isChanged)
  const page = content.pages.find((one) => one.id === openId) ?? content.pages.find(({ kind }) => kind === 'main')
  if (!page) return null
  const state: ContentState = {
    facilityId: null,
    language: 'pl',
    draft,
    choices,
    uploads: [],
    page,
    openPage: (next) => {
      openPage(next)
      openSection(null)
    },
    section,
    openSection,
  }
  return (
    <ContentContext value={state}>
      <div className={css['editor']}>
        <div className={css['part']}>
          <PageTree />
        </div>
        <div className={css['part']}>
          <PageForm />
          <SectionList />
          <p className={app['buttons']}>
            <Button look="main" aria-disabled={draft.isPending || !isChanged} onClick={draft.save}>
              {t('sites.page-templates.pages.save')}
            </Button>
            <span role="status">{isChanged && t('sites.page-templates.pages.unsaved')}</span>
          </p>
        </div>
        <figure className={css['preview']}>
          <iframe
            key={`${version} ${page.id}`}
            title={t('sites.page-templates.frame', { title: page.title })}
            src={`${sitePreviewsPath}/szablon/${id}/${page.id}`}
            sandbox="allow-same-origin"
          />
          <figcaption className={app['hint']}>{t('sites.page-templates.frame.hint')}</figcaption>
        </figure>
        {conflict && (
          <QueryBoundary>
            <ConflictDialog
              pages={conflict.conflicts}
              base={conflict.base}
              mine={conflict.content}
              theirs={conflict.theirs}
              onResolve={draft.resolve}
            />
          </QueryBoundary>
        )}
      </div>
    </ContentContext>
  )
}
