import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { ChoiceFilter, Filters } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Select } from '#web/ui/fields/Select.tsx'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { iconOf } from '#web/ui/primitives/named-icons.ts'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { fixedCategories, type TagCategory, tagCategories, tagName, tagsApi } from '../../contract/desk-apis.ts'
import css from '../app.module.css'
import { TagFields } from './TagFields.tsx'

const list: ListDefinition = { filters: ['category'] }

const inputOf = ({ page, filters }: { page: number; filters: Readonly<Record<string, string>> }): InputOf<typeof tagsApi.listTags> => {
  const category = tagCategories.find((one) => one === filters['category'])
  return { page: String(page), limit: '100', ...(category && { category }) }
}

export const queries: PageQueries = ({ query: search }) => [query(tagsApi.listTags, inputOf(readListState(list, search)))]

const editable: readonly TagCategory[] = tagCategories.filter((category) => !fixedCategories.includes(category))

/** Page with the tags: new ones, names in three languages, icons, deletion. */
export const Page = () => {
  const t = useT()
  const { page, filters, hrefOf } = useList(list)
  const { data } = useQuery(tagsApi.listTags, inputOf({ page, filters }))
  return (
    <>
      <h1 tabIndex={-1}>{t('support.tags.title')}</h1>
      <p className={css['lead']}>{t('support.tags.lead')}</p>
      <div className={css['sections']}>
        <details className={css['details']}>
          <summary>{t('support.tags.new')}</summary>
          <NewTagForm categories={editable} />
        </details>
        <section className={css['section']} aria-label={t('support.tags.title')}>
          <Filters submit={t('support.filter')}>
            <ChoiceFilter
              name="category"
              label={t('support.tags.category')}
              value={filters['category']}
              all={t('support.all')}
              options={tagCategories.map((value) => ({ value, label: t(messageKey('tags.category', value)) }))}
            />
          </Filters>
          <ul className={css['rows']}>
            {data.items.map((tag) => (
              <TagRow key={tag.id} tag={tag} />
            ))}
          </ul>
          <Pager page={page} pages={data.pageTotal} address={(page) => hrefOf({ page })} />
        </section>
      </div>
    </>
  )
}

const Fields = ({ categories, onSaved }: { readonly categories: readonly TagCategory[]; readonly onSaved: () => void }) => {
  const t = useT()
  const labels = { category: t('support.tags.category'), ...useTagLabels() }
  const form = useApiForm(tagsApi.createTag, { id: 'nowy-tag', invalidates: [tagsApi.listTags], toast: true, onSaved })
  return (
    <ApiForm of={form} labels={labels}>
      <Select
        name="category"
        label={labels.category}
        options={categories.map((value) => ({ value, label: t(messageKey('tags.category', value)) }))}
      />
      <TagFields labels={labels} paramOptional />
      <SubmitRow send={t('support.tags.create')} />
    </ApiForm>
  )
}

/** Form of a new tag; empty again after saving. */
const NewTagForm = ({ categories }: { readonly categories: readonly TagCategory[] }) => {
  const [saved, setSaved] = useState(0)
  return (
    <div className={css['panel']}>
      <Fields key={saved} categories={categories} onSaved={() => setSaved(saved + 1)} />
    </div>
  )
}

const TagForm = ({ tag: { id, names, param, icon }, onSaved }: { readonly tag: ListedTag; readonly onSaved: () => void }) => {
  const t = useT()
  const labels = useTagLabels()
  const form = useApiForm(tagsApi.changeTag, {
    id: `tag-${id}`,
    input: { id },
    record: { values: { names, param, icon } },
    invalidates: [tagsApi.listTags],
    onSaved,
  })
  return (
    <ApiForm of={form} labels={labels}>
      <TagFields labels={labels} />
      <SubmitRow send={t('support.save')} />
    </ApiForm>
  )
}

/** Tag in the list; those that support has made can be changed and deleted in place. */
const TagRow = ({ tag }: { readonly tag: ListedTag }) => {
  const t = useT()
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const name = tagName(tag, t, language)
  return (
    <li className={css['row']}>
      <p>
        <Icon of={iconOf(tag.icon)} /> <strong>{name}</strong>
        <span className={css['quiet']}>
          {' '}
          {tag.key} · {tag.param}
        </span>
      </p>
      <p className={css['quiet']}>{t(messageKey('tags.category', tag.category))}</p>
      {tag.names === null ? (
        <p className={css['badges']}>
          <Badge tone="plain">{t('support.tags.built-in')}</Badge>
        </p>
      ) : (
        <p className={css['buttons']}>
          <Button small aria-expanded={editing} aria-label={t('support.tags.edit.of', { name })} onClick={() => setEditing(!editing)}>
            {t('support.tags.edit')}
          </Button>
          <DeleteTag tag={tag} name={name} />
        </p>
      )}
      {editing && <TagForm tag={tag} onSaved={() => setEditing(false)} />}
    </li>
  )
}

/** Button that deletes a tag; the dialog tells how many facilities use it, and more than that are never touched. */
const DeleteTag = ({ tag: { id }, name }: { readonly tag: Pick<ListedTag, 'id'>; readonly name: string }) => {
  const t = useT()
  const [facilities, setFacilities] = useState<number | null>(null)
  const remove = useMutation(tagsApi.deleteTag, {
    invalidates: [tagsApi.listTags],
    acceptedErrors: ['error/tag-not-found'],
    toast: t('support.tags.deleted'),
  })
  const ask = useMutation(tagsApi.countUsage, { onSuccess: (usage) => setFacilities(usage.facilities) })
  return (
    <>
      <Button
        danger
        small
        aria-label={t('support.tags.delete.of', { name })}
        aria-disabled={ask.isPending}
        onClick={() => ask.mutate({ id })}
      >
        {t('support.tags.delete')}
      </Button>
      <ConfirmDialog
        danger
        open={facilities !== null}
        title={t('support.tags.delete.title', { name })}
        accept={t('support.tags.delete')}
        onClose={(confirmed) => {
          if (confirmed && facilities !== null) remove.mutate({ id, facilities })
          setFacilities(null)
        }}
      >
        <p>{facilities === 0 ? t('support.tags.unused') : t('support.tags.used', { count: facilities ?? 0 })}</p>
      </ConfirmDialog>
    </>
  )
}

/** Tag as the route lists it. */
type ListedTag = OutputOf<typeof tagsApi.listTags>['items'][number]

/** Returns the labels of the fields of a tag. */
const useTagLabels = (): Readonly<Record<string, string>> => {
  const t = useT()
  return {
    'names.pl': t('support.tags.name.pl'),
    'names.ua': t('support.tags.name.ua'),
    'names.en': t('support.tags.name.en'),
    param: t('support.tags.param'),
    icon: t('support.tags.icon'),
  }
}
