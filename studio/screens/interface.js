// «pt|en|es» between <t-> and </t-> becomes an element a language, as in every screen; data-i="pen" on an element draws that icon in it.
const icons = {
  pen: 'M4 20l4-1L19 8l-3-3L5 16z',
  erase: 'M4 15L14 5l6 6-9 9H8zM9 10l6 6',
  shape: 'M4 13h8v7H4zM16 3l5 8H11zM17.5 14a3.5 3.5 0 1 0 .1 0',
  text: 'M5 6h14M12 6v13',
  image: 'M3 5h18v14H3zM4 18l5-7 4 5 3-3 4 5M16 9h.1',
  ruler: 'M3 15L15 3l6 6L9 21zM7 11l2 2M10 8l3 3M13 5l2 2',
  arc: 'M3 17a9 9 0 0 1 18 0zM12 17V8',
  clock: 'M12 3a9 9 0 1 0 .1 0M12 7v5l3 2',
  curtain: 'M3 4h18M5 4v13h14V4M12 4v13M8 20h8',
  spot: 'M12 3v3M4.5 6l2 2M19.5 6l-2 2M12 10a5 5 0 1 0 .1 0',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 9h-2',
  users: 'M9 11a3.5 3.5 0 1 0-.1 0M2.5 20c1-6 12-6 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.5 3.5 5.5',
  folder: 'M3 6h6l2 3h10v10H3z',
  send: 'M4 12l16-8-5 16-4-6z',
  play: 'M7 4l13 8-13 8z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4',
  gear: 'M12 9a3 3 0 1 0 .1 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  power: 'M12 3v8M7 6a8 8 0 1 0 10 0',
  reload: 'M20 11a8 8 0 1 0-2 6M20 5v6h-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5L20 20',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12l5 5 9-10',
  warn: 'M12 4l9 16H3zM12 10v4M12 17h.1',
  heat: 'M12 4a2 2 0 0 1 2 2v8a4 4 0 1 1-4 0V6a2 2 0 0 1 2-2z',
  screen: 'M3 5h18v11H3zM12 16v4M8 20h8',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  layers: 'M12 4l9 5-9 5-9-5zM3 14l9 5 9-5',
  bus: 'M5 5h14v12H5zM5 11h14M8 20v-2M16 20v-2M8 14h.1M16 14h.1',
  cloud: 'M7 18a4 4 0 0 1 0-8 5 5 0 0 1 10 0 4 4 0 0 1 0 8z',
  star: 'M12 4l2.5 5 5.5.8-4 3.9 1 5.5-5-2.7-5 2.7 1-5.5-4-3.9 5.5-.8z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  music: 'M9 18V6l10-2v12M7 18a2 2 0 1 0 .1 0M17 16a2 2 0 1 0 .1 0',
  volume: 'M4 10v4h4l5 4V6L8 10zM16 9c2 2 2 4 0 6M18.5 6.5c4 4 4 7 0 11',
  globe: 'M12 3a9 9 0 1 0 .1 0M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9.5a2.5 2.5 0 1 0 .1 0',
  cube: 'M12 3l8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10',
  tree: 'M12 3l6 8h-3l4 6H5l4-6H6zM12 17v4',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  sun: 'M12 8a4 4 0 1 0 .1 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
  video: 'M3 6h12v12H3zM15 11l6-4v10l-6-4z',
};
for (const place of document.querySelectorAll('[data-i]')) {
  place.insertAdjacentHTML('afterbegin', `<svg viewBox="0 0 24 24"><path d="${icons[place.dataset.i]}"/></svg>`);
}
for (const words of document.querySelectorAll('t-')) {
  const said = words.textContent.split('|');
  words.replaceChildren(
    ...['pt', 'en', 'es'].map((lang, index) => {
      const span = document.createElement('span');
      span.lang = lang;
      span.textContent = said[index] ?? said[0];
      return span;
    }),
  );
}
