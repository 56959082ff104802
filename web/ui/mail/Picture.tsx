/** Picture of a mail, as wide as its text; what it shows is said by the text beside it. */
export const Picture = ({ src }: { readonly src: string }) => (
  <img
    src={src}
    alt=""
    width="520"
    style={{ display: 'block', width: '100%', maxWidth: 520, height: 'auto', margin: '0 0 16px', borderRadius: 8 }}
  />
)
