import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { slugOf } from '#core/kernel/slug.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { siteLimits } from '../../../contract/terms.ts'
import type { OtherLanguage } from '../../../contract/translation.ts'
import { useContent } from '../state/builder-context.ts'
import { translateTitle } from '../state/edit-translations.ts'
import { useTree } from '../tree/use-tree.ts'
import css from './sections.module.css'

/** Settings of the open page: title, address, whether it is in the menu and visible; in another language the title alone. */
export const PageForm = () => {
  const { language } = useContent()
  return language === 'pl' ? <Settings /> : <TranslatedTitle key={language} language={language} />
}

const TranslatedTitle = ({ language }: { readonly language: OtherLanguage }) => {
  const t = useT()
  const { draft, page } = useContent()
  return (
    <LineField
      key={`${page.id} ${draft.epoch}`}
      label={t('sites.builder.page.title')}
      hint={t('sites.builder.language.polish', { text: page.title })}
      value={page.translations?.[language]?.title ?? ''}
      max={siteLimits.title}
      onValue={(title) => draft.edit((content) => translateTitle(content, page.id, language, title), `${page.id} ${language}`)}
    />
  )
}

const Settings = () => {
  const t = useT()
  const { draft, page } = useContent()
  const { change, remove } = useTree()
  const { id, title, slug, kind, in_menu, visible } = page
  const isMain = kind === 'main'
  return (
    <details className={css['settings']}>
      <summary>{t('sites.builder.page.settings', { title })}</summary>
      <div className={css['form']}>
        <LineField
          key={`title ${id} ${draft.epoch}`}
          label={t('sites.builder.page.title')}
          value={title}
          max={siteLimits.title}
          onValue={(value) => value.trim() !== '' && change(id, { title: value })}
        />
        {!isMain && (
          <LineField
            key={`slug ${id} ${draft.epoch}`}
            label={t('sites.builder.page.slug')}
            hint={t('sites.builder.page.slug.hint')}
            value={slug}
            max={siteLimits.slug}
            isLate
            onValue={(value) => change(id, { slug: slugOf(value) })}
          />
        )}
        <label className={css['tick']}>
          <input type="checkbox" checked={in_menu} onChange={({ target }) => change(id, { in_menu: target.checked })} />
          {t('sites.builder.page.in-menu')}
        </label>
        {!isMain && (
          <>
            <label className={css['tick']}>
              <input type="checkbox" checked={visible} onChange={({ target }) => change(id, { visible: target.checked })} />
              {t('sites.builder.page.visible')}
            </label>
            <div>
              <ConfirmButton
                small
                look="quiet"
                title={t('sites.builder.page.remove.title', { title })}
                text={t('sites.builder.page.remove.text')}
                accept={t('sites.builder.page.remove')}
                onConfirm={() => remove(id)}
              >
                <Icon of={Trash2} /> {t('sites.builder.page.remove')}
              </ConfirmButton>
            </div>
          </>
        )}
      </div>
    </details>
  )
}

interface LineFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly max: number
  /** Takes the value when the field is left, not with each letter; shows what was made of it. */
  readonly isLate?: boolean
  readonly onValue: (value: string) => unknown
}

const LineField = ({ label, hint, value, max, isLate = false, onValue }: LineFieldProps) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (isLate) setTyped(value)
  }, [isLate, value])
  const take = () => {
    if (isLate && typed !== value && onValue(typed) === false) setTyped(value)
  }
  return (
    <label className={css['field']}>
      <span>{label}</span>
      <input
        value={typed}
        maxLength={max}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          if (!isLate) onValue(target.value)
        }}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  )
}
