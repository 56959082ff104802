/** Material of the demo that a teacher has handed in, and that waits for support. */
export const submittedMaterial = {
  email: 'nauczyciel@demo.test',
  title: 'Ścieżka zmysłów w szatni',
  lead: 'Sześć pudełek, bose stopy i jedna chusta na oczy: dziesięć minut, które wyciszają grupę przed leżakowaniem.',
  author_name: 'Natalia Nauczycielska',
  content: [
    'Potrzebne są płaskie pudełka po butach i to, co jest pod ręką: kasztany, piasek, wełna, folia bąbelkowa, szyszki, gąbka.',
    'Dzieci idą po kolei, trzymają się za ręce i nazywają to, co czują: zimne, kłuje, miękkie, szeleści. Kto chce, zakłada chustę na oczy.',
    'Na koniec każde dziecko wybiera jedno pudełko i mówi, co mu przypomina. Po zajęciach pudełka zostają w szatni: rano witają się z nimi też rodzice.',
  ].join('\n\n'),
} as const
