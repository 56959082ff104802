import { createHash } from 'node:crypto'

/** The one inline script: puts the chosen theme and letter size, and that somebody has signed in here, on `<html>` before anything is painted. */
export const earlyScript =
  "try{const d=document.documentElement.dataset,s=localStorage;for(const k of['theme','font']){const v=s.getItem(k);if(v)d[k]=v}if(s.getItem('user'))d.user=''}catch{}"

/** Its source expression for `script-src` of the content security policy. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`
