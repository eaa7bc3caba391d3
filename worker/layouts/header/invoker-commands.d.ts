import 'react';

// Buttons that open and close a dialog without scripts; React passes the attributes on, its types lack them.
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
