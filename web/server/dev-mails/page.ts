import { html, type Markup } from './html.ts'

/** Renders an HTML page of the mail viewer. */
export const mailViewerPage = (title: string, content: Markup): string =>
  html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Kredka</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/dev/mails/style.css">
</head>
<body>
<header><p><a href="/dev/mails">Mails</a> <a href="/dev/mails/templates">Templates</a> <a href="/">Kredka</a></p></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.markup
