import { House, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { slugOf } from '#core/kernel/slug.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { formerPathOf } from '../../../contract/former-paths.ts'
import { siteLimits } from '../../../contract/limits.ts'
import type { OtherLanguage } from '../../../contract/translation.ts'
import { useContent } from '../state/builder-context.ts'
import { translateTitle } from '../state/edit-translations.ts'
import { useTree } from '../tree/use-tree.ts'
import { LineField } from './LineField.tsx'
import { SearchTexts } from './SearchTexts.tsx'
import css from './sections.module.css'

/** Settings of the open page: title, address, whether it is in the menu and visible; in another language the title alone. */
export const PageForm = () => {
  const { language } = useContent()
  return (
    <>
      {language === 'pl' ? <Settings /> : <TranslatedTitle key={language} language={language} />}
      <SearchTexts />
    </>
  )
}

/** Addresses of an earlier site that lead to the open page, one in each line; they are read when the field is left. */
const FormerAddresses = () => {
  const t = useT()
  const { page } = useContent()
  const { change } = useTree()
  const [typed, setTyped] = useState((page.former ?? []).join('\n'))
  const take = () => {
    const former = [...new Set(typed.split('\n').flatMap((line) => formerPathOf(line) ?? []))].slice(0, siteLimits.former)
    setTyped(former.join('\n'))
    if (former.join() !== (page.former ?? []).join()) change(page.id, { former })
  }
  return (
    <label className={css['field']}>
      <span>{t('sites.builder.page.former')}</span>
      <textarea
        value={typed}
        rows={Math.min(6, typed.split('\n').length + 1)}
        placeholder="/oferta.html"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
      />
      <small>{t('sites.builder.page.former.hint')}</small>
    </label>
  )
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
  const { change, remove, start } = useTree()
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
        {!isMain && visible && (
          <div>
            <Button small look="second" onClick={() => start(id)}>
              <Icon of={House} /> {t('sites.builder.page.start')}
            </Button>
            <small className={css['note']}>{t('sites.builder.page.start.hint')}</small>
          </div>
        )}
        <FormerAddresses key={`former ${id} ${draft.epoch}`} />
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
                danger
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
