import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { tagOf } from '#core/kernel/language.ts'
import { documentOfField } from '#core/rich-text/field-value.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import view from '#web/ui/rich-text/rich-text.module.css'
import type { EditorProps } from '../editor/Editor.tsx'
import { EditorPlugins } from '../editor/EditorPlugins.tsx'
import { EditorShell } from '../editor/EditorShell.tsx'
import { editorConfig } from '../editor/editor-config.ts'
import { FieldFocusPlugin } from '../editor/FieldFocusPlugin.ts'
import { ArticleEmbed } from './ArticleEmbed.tsx'
import { ArticleTools } from './ArticleTools.tsx'
import css from './article.module.css'
import { articleLook } from './article-look.ts'

/** Editor of a rich text that looks as its readers will see it, without a frame; its tools stand at the selection and at empty lines. */
export const ArticleEditor = ({ id, labelId, aria, control, caret, tools, placeholder = '' }: EditorProps) => {
  const language = useLanguage()
  const hint = `${id}-klawisze`
  const describedBy = [aria['aria-describedby'], hint].filter(Boolean).join(' ')
  const text = (
    <ContentEditable
      {...aria}
      id={id}
      aria-describedby={describedBy}
      className={`${view['text']} ${css['text']}`}
      ariaLabelledBy={labelId}
      ariaMultiline
      lang={tagOf[language]}
      aria-placeholder={placeholder}
      placeholder={<p className={css['placeholder']}>{placeholder}</p>}
    />
  )
  return (
    <LexicalComposer initialConfig={editorConfig(articleLook, documentOfField(control.read()))}>
      <EditorShell tools={tools} Embed={ArticleEmbed} isArticle>
        <div className={css['frame']} data-invalid={aria['aria-invalid']}>
          <EditorPlugins contentEditable={text} control={control} scrollsTables />
          <FieldFocusPlugin labelId={labelId} caret={caret} />
          <ArticleTools of={id} hint={hint} />
        </div>
      </EditorShell>
    </LexicalComposer>
  )
}
