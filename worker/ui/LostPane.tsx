import './lost-pane.css';

/** The picture of error pages: a map on dark glass, and a way that leaves its streets and ends in the ring of a touch. */
export function LostPane() {
  return (
    <svg className="lost-pane" viewBox="0 0 532 322" aria-hidden="true">
      <path className="lost-pane-park" d="M150 214l92-12 8 68-92 12zM414 84l84-7 8 80-84 8z" />
      <path className="lost-pane-water" d="M-20 40C90 20 150 110 262 84S420-10 560 20" />
      <path
        className="lost-pane-streets"
        d="M-10 204 252 180 542 158M-10 300l262-20 290-24M70-10l30 350M136 90l26 250M252-10l-8 350M396-10l26 350M506-10l20 350M-10 128l262-20"
      />
      <path className="lost-pane-way" d="M92 322 82 200l168-18 4-52q2-20 22-14l58 24" />
      <circle className="lost-pane-ring" cx="334" cy="140" r="92" />
      <circle className="lost-pane-ring" cx="334" cy="140" r="58" />
      <circle className="lost-pane-ring" cx="334" cy="140" r="28" />
      <circle className="lost-pane-tip" cx="334" cy="140" r="13" />
    </svg>
  );
}
