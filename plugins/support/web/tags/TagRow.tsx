import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { iconOf } from '#web/ui/primitives/named-icons.ts'
import { tagName, tagsApi } from '../../contract/desk-apis.ts'
import css from '../parts/desk.module.css'
import { DeleteTag } from './DeleteTag.tsx'
import type { ListedTag } from './listed-tag.ts'
import { TagFields } from './TagFields.tsx'
import { useTagLabels } from './use-tag-labels.ts'

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
export const TagRow = ({ tag }: { readonly tag: ListedTag }) => {
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
