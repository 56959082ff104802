import type { HtmlToTextOptions } from 'html-to-text'

/** Options of the plain text version of mails: headings unchanged, each address once, facts in two columns. */
export const htmlToTextOptions: HtmlToTextOptions = {
  wordwrap: 76,
  selectors: [
    { selector: 'title', format: 'skip' },
    { selector: 'style', format: 'skip' },
    { selector: '.preheader', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: '.copy', format: 'skip' },
    { selector: 'a.action', format: 'anchor', options: { linkBrackets: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    { selector: 'table.facts', format: 'dataTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 50 } },
  ],
}
