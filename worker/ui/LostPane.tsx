import './lost-pane.css';

/** The picture of error pages: a screen that nobody touched, waiting on its stand. */
export function LostPane() {
  return (
    <svg className="lost-pane" viewBox="0 0 480 360" aria-hidden="true">
      <ellipse className="lost-pane-shadow" cx="240" cy="336" rx="170" ry="14" />
      <path className="lost-pane-metal" d="M228 230h24v96h-24zM150 322h180v10H150z" />
      <rect className="lost-pane-bezel" x="60" y="28" width="360" height="212" rx="14" />
      <rect className="lost-pane-glass" x="72" y="40" width="336" height="188" rx="6" />
      <path
        className="lost-pane-blocks"
        d="M90 58h74v44H90zm92 0h52v26h-52zm152 0h56v60h-56zM90 206v-2h60v6H90zm92-46h46v50h-46zm140 26h68v24h-68z"
      />
      <path className="lost-pane-road" d="M72 190c60-10 92-70 150-66s84 54 186 30" />
      <circle className="lost-pane-ring" cx="262" cy="128" r="34" />
      <circle className="lost-pane-ring" cx="262" cy="128" r="20" />
      <circle className="lost-pane-tip" cx="262" cy="128" r="8" />
    </svg>
  );
}
