import { createHash } from 'node:crypto'

/** The one inline script: puts the chosen theme and letter size on `<html>` before anything is painted. */
export const earlyScript =
  "try{for(const k of['theme','font']){const v=localStorage.getItem(k);if(v)document.documentElement.dataset[k]=v}}catch{}"

/** Its source expression for `script-src` of the content security policy. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`
